import { limits } from '@torg/protocol/limits';

const minute = 60_000;

/**
 * Not at once: the first mail may still be on its way, and nobody's mailbox is filled. A minute is
 * added, since the page knows the present to the minute.
 */
export const mayInviteAgain = (invitedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(invitedAt) >=
  (limits.accountInvitation.againAfterMinutes + 1) * minute;
