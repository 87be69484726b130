import { limits } from '@torg/protocol/limits';
import { expect, test } from 'vitest';
import { mayInviteAgain } from './may-invite-again.ts';

test('an invitation can be sent again after a while', () => {
  const invited = '2026-11-20T09:00:00.000Z';
  const pause = (limits.accountInvitation.againAfterMinutes + 1) * 60_000;
  const after = (milliseconds: number) => new Date(Date.parse(invited) + milliseconds);
  expect(mayInviteAgain(invited, after(pause - 1))).toBe(false);
  expect(mayInviteAgain(invited, after(pause))).toBe(true);
});
