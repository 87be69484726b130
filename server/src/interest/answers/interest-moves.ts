import { interestLife } from '@torg/protocol/interest/interest-life';
import { sql } from 'kysely';
import { accountOf } from '../../platform/actor.ts';
import type { Movable } from '../../platform/moves/movable.ts';
import { allowed } from '../../platform/refusal.ts';
import { lockInterests, type InterestRow } from './interest-rows.repository.ts';
import { interestMoves } from './interest-state.policy.ts';
import { notifyOfInterest } from './notify-of-interest.ts';

/** Closing answers in the name of who has closed it. */
interface Author {
  answered_by: string | null;
}
type Interests = Movable<typeof interestLife, InterestRow, Author>;

const answers: ReadonlySet<string> = new Set(['turn_down', 'hire', 'expire']);

const write: Interests['write'] = async ({ db, now, actor }, rows, step) => {
  const { move, to, reason } = step;
  const isAnswer = answers.has(move);
  const author = step.with === undefined ? accountOf(actor) : step.with.answered_by;
  await sql`update assignment_interest set state = ${to}, state_since = ${now},
      reason = ${reason ?? null}, answered_at = ${isAnswer ? now : null},
      answered_by = ${isAnswer ? author : null},
      counts_from = case when ${move === 'take_back'} then ${now}::timestamptz else counts_from end
    where assignment_interest = any(${rows.map((row) => row.assignment_interest)}::uuid[])`.execute(
    db,
  );
};

export const interests: Interests = {
  life: interestLife,
  policy: interestMoves,
  columns: [{ table: 'assignment_interest', column: 'state' }],
  lock: lockInterests,
  conditions: {
    take_back: async (_context, rows) =>
      allowed(
        rows.every(({ state }) => state === 'published'),
        'assignment_state_does_not_allow',
      ),
  },
  write,
  fields: { state: 'state', reason: 'turn_down_reason' },
  history: ({ assignment_interest: id, account, assignment }) => ({
    object: { kind: 'assignment_interest', id },
    also: [account, assignment],
  }),
  notify: notifyOfInterest,
};
