import { answerTexts } from '@torg/protocol/interest/answer-texts';
import type { interestCalls } from '@torg/protocol/interest/interest';
import { findFacts, mayEdit } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { moveLocked } from '../../platform/move.ts';
import { Refusal, allowed, found } from '../../platform/refusal.ts';
import { findInterests } from './interest-list.repository.ts';
import { interests } from './interest-moves.ts';
import { lockInterests, type InterestRow } from './interest-rows.repository.ts';
import { interestView } from './interest-state.views.ts';
import { writeAnswers } from './write-answers.ts';

/** Refuses all of them if any was answered or withdrawn, and names which. */
function checkOpen(ids: readonly string[], rows: readonly InterestRow[]): void {
  const open = new Set(rows.filter((row) => interests.policy.isOpen(row, 'turn_down')).map(idOf));
  const issues = ids.flatMap((id, place) =>
    open.has(id)
      ? []
      : [{ path: `interests.${place}`, message: 'was answered or withdrawn already' }],
  );
  if (issues.length > 0) throw new Refusal('interest_already_answered', { issues });
}
const idOf = (row: InterestRow): string => row.assignment_interest;

export const answerInterests: Handler<typeof interestCalls.answerInterests> = async (
  context,
  { params: { assignment_id: assignment }, body },
) => {
  const { db, actor } = context;
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  const { interests: ids, reason, text } = body;
  const rows = await lockInterests(db, ids, actor);
  const areOfAssignment = rows.every((row) => row.assignment === assignment);
  allowed(areOfAssignment && rows.length === ids.length, 'could_not_find_assignment_interest');
  checkOpen(ids, rows);
  await moveLocked(context, interests, rows, { move: 'turn_down', reason });
  await writeAnswers(context, rows.map(idOf), {
    sender: actor.account,
    textIn: (locale) => text ?? answerTexts[locale][reason],
  });
  const answered = await findInterests(db, { interests: ids }, actor);
  return { interests: answered.map((row) => interestView(row, actor)) };
};
