import { limits } from '@torg/protocol/limits';

const minute = 60_000;

/**
 * Not at once: the first mail may still be on its way, and nobody should get many. Adds a minute,
 * since the page updates its clock once a minute.
 */
export const mayInviteAgain = (invitedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(invitedAt) >=
  (limits.accountInvitation.againAfterMinutes + 1) * minute;
