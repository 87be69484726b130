import { answerTexts, reasonOfClosing } from '@torg/protocol/interest/answer-texts';
import { z } from 'zod';
import { defineJob, type ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveLocked } from '../../platform/move.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { interests } from './interest-moves.ts';
import { lockInterests } from './interest-rows.repository.ts';
import { findClosedWithWaiting, findWaitingForClosed } from './waiting-interests.repository.ts';
import { writeAnswers } from './write-answers.ts';

interface Closed {
  assignment: string;
  /** who has closed it, and whose words the answers are; null: that is not known */
  closed_by: string | null;
}

async function answerSome(
  { tx, now, ...changes }: ChangeOfJob & { tx: Tx; now: Date },
  { assignment, closed_by }: Closed,
): Promise<number> {
  const waiting = await findWaitingForClosed(tx, assignment);
  if (waiting === undefined) return 0;
  const reason = reasonOfClosing[waiting.close_reason];
  const rows = await lockInterests(tx, waiting.interests, 'system');
  const open = rows.filter((row) => interests.policy.isOpen(row, 'turn_down'));
  const context = asSystem({ db: tx, now, ...changes });
  const answered_by = closed_by;
  await moveLocked(context, interests, open, { move: 'turn_down', reason, with: { answered_by } });
  await writeAnswers(
    context,
    open.map((row) => row.assignment_interest),
    { sender: closed_by, textIn: (locale) => answerTexts[locale][reason] },
  );
  return waiting.interests.length;
}

/** Closing an assignment answers all who wait, for the reason it was closed. */
export const answerClosed = defineJob({
  name: 'answer-closed-assignment',
  input: z.object({ assignment: z.uuid(), closed_by: z.uuid().nullable() }),
  expireInSeconds: 300,
  async run({ transaction, now }, closed) {
    for (;;) {
      const answered = await transaction((tx, changes) =>
        answerSome({ tx, now: now(), ...changes }, closed),
      );
      if (answered === 0) return;
    }
  },
});

/** All attempts of the job are over by then. */
const lateAfterMs = 15 * 60_000;
const lostForMs = 72 * 3_600_000;

/** Answers those whose job was lost. */
export const sweepClosed = defineJob({
  name: 'sweep-closed-assignments',
  input: z.object({}),
  schedule: '37 * * * *',
  async run({ db, transaction, now, log }) {
    const ago = (ms: number) => new Date(now().getTime() - ms);
    const closed = { after: ago(lostForMs), before: ago(lateAfterMs) };
    const late = await findClosedWithWaiting(db, closed);
    await transaction(async (_tx, { enqueue }) => {
      for (const assignment of late) {
        await enqueue(answerClosed, { assignment, closed_by: null }, { key: assignment });
      }
    });
    if (late.length > 0) log.warn({ assignments: late.length }, 'answers of closing were late');
  },
});
