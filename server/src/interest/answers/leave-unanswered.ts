import { answerTexts } from '@torg/protocol/interest/answer-texts';
import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import { z } from 'zod';
import { defineJob, type ChangeOfJob } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveLocked } from '../../platform/move.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { interests } from './interest-moves.ts';
import { lockInterests } from './interest-rows.repository.ts';
import { findUnanswered } from './waiting-interests.repository.ts';
import { writeAnswers } from './write-answers.ts';

const dayMs = 86_400_000;
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** Those that were answered meanwhile are left as they are. */
async function answerNeutrally(
  { tx, now, ...changes }: ChangeOfJob & { tx: Tx; now: Date },
  until: string,
): Promise<number> {
  const found = await findUnanswered(tx, until);
  const rows = await lockInterests(tx, found, 'system');
  const open = rows.filter((row) => interests.policy.isOpen(row, 'expire'));
  const context = asSystem({ db: tx, now, ...changes });
  await moveLocked(context, interests, open, { move: 'expire' });
  await writeAnswers(
    context,
    open.map((row) => row.assignment_interest),
    { sender: null, textIn: (locale) => answerTexts[locale].no_answer },
  );
  return found.length;
}

/** A week after the day for answers nobody waits any longer: the platform answers, neutrally. */
export const leaveUnanswered = defineJob({
  name: 'leave-unanswered',
  input: z.object({}),
  schedule: '7 * * * *',
  expireInSeconds: 600,
  async run({ transaction, now: clock }) {
    const until = daysBefore(marketDay(clock()), limits.answerBy.neutralAfterDays);
    for (;;) {
      const answered = await transaction((tx, changes) =>
        answerNeutrally({ tx, now: clock(), ...changes }, until),
      );
      if (answered === 0) return;
    }
  },
});
