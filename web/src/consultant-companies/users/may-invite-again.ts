import { limits } from '@torg/protocol/limits';

/** Not at once: the first mail may still be on its way, and nobody's mailbox is filled. */
export const mayInviteAgain = (invitedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(invitedAt) >= limits.accountInvitation.againAfterMinutes * 60_000;
