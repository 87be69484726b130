import { z } from 'zod';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveAll } from '../../platform/move.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { bookings } from '../booking/booking-moves.ts';
import { findOpenOf, findOpenOfInterest, forgetWords } from './open-interviews.repository.ts';

type Find = (tx: Tx, now: Date) => Promise<string[]>;

/** Cancels those that are still to come, for nobody in particular. */
async function cancelFound(
  { transaction, now: clock }: JobContext,
  find: Find,
  then: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const now = clock();
  await transaction(async (tx, changes) => {
    const context = asSystem({ db: tx, now, ...changes });
    const open = await find(tx, now);
    if (open.length > 0) await moveAll(context, bookings, open, { move: 'cancel' });
    await then(tx);
  });
}

/** Nobody meets whoever has withdrawn their interest, or was turned down. */
export const cancelInterviewsOfInterest = defineJob({
  name: 'cancel-interviews-of-interest',
  input: z.object({ assignment_interest: z.uuid() }),
  run: (context, { assignment_interest: interest }) =>
    cancelFound(context, (tx, now) => findOpenOfInterest(tx, interest, now)),
});

/** Cancels the interviews with somebody whose profile was deleted, and forgets what was written. */
export const forgetInterviews = defineJob({
  name: 'forget-interviews',
  input: z.object({ account: z.uuid() }),
  run: (context, { account }) =>
    cancelFound(
      context,
      (tx, now) => findOpenOf(tx, account, now),
      (tx) => forgetWords(tx, account),
    ),
});
