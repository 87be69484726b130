import { limits } from '@torg/protocol/limits';

/** What was removed since then can be put back; what was removed before is deleted for good. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - limits.board.restoreHours * 3_600_000);
