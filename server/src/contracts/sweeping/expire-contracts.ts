import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import { Refusal } from '../../platform/refusal.ts';
import { contracts } from '../moves/contract-moves.ts';
import { findOverdue } from './sweeping.repository.ts';

/** Somebody may have ended it between the look and the lock. */
function ignoreEnded(error: unknown): void {
  const isEnded = error instanceof Refusal && error.code === 'contract_state_does_not_allow';
  if (!isEnded) throw error;
}

/** Ends the contracts whose time to sign is over, each in a transaction of its own. */
export const expireContracts = defineJob({
  name: 'expire-contracts',
  input: z.object({}),
  schedule: '* * * * *',
  async run({ db, transaction, now }) {
    for (const contract of await findOverdue(db, now())) {
      await transaction((tx, then) =>
        moveOne(asSystem({ ...then, db: tx, now: now() }), contracts, contract, {
          move: 'expire',
        }),
      ).catch(ignoreEnded);
    }
  },
});
