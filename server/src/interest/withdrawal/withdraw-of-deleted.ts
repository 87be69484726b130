import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveLocked } from '../../platform/move.ts';
import { interests } from '../answers/interest-moves.ts';
import { lockInterests } from '../answers/interest-rows.repository.ts';
import { findOpenOf } from '../answers/waiting-interests.repository.ts';

/** Whoever has deleted their profile waits for no answer any more. */
export const withdrawOfDeleted = defineJob({
  name: 'withdraw-interest-of-deleted',
  input: z.object({ account: z.uuid() }),
  async run({ transaction, now }, { account }) {
    await transaction(async (tx, changes) => {
      const rows = await lockInterests(tx, await findOpenOf(tx, account), 'system');
      const open = rows.filter((row) => interests.policy.isOpen(row, 'withdraw'));
      const context = asSystem({ db: tx, now: now(), ...changes });
      await moveLocked(context, interests, open, { move: 'withdraw' });
    });
  },
});
