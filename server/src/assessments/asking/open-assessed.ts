import { findFacts } from '../../assignments/assignments.queries.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { type Assessor, assessorOfAssignment, assessorOfNeed } from '../assessments.policy.ts';
import { type AssessedNeed, findAssessedNeed, findNeedOfAssignment } from './needs.repository.ts';

type Opening = Pick<ReadContext, 'db' | 'actor'>;

const whoMay = (assessor: Assessor | undefined): Assessor =>
  found(assessor, 'user_is_not_authorized');

/** The assignment's own need, where it has one, and what the caller may ask and read of it. */
export async function openAssignment(
  { db, actor }: Opening,
  assignment: string,
): Promise<{ opportunity: string | undefined; assessor: Assessor; organization: string }> {
  const facts = found(await findFacts(db, assignment, actor), 'could_not_find_assignment');
  const assessor = whoMay(assessorOfAssignment(actor, facts));
  const { organization } = facts;
  return { opportunity: await findNeedOfAssignment(db, assignment), assessor, organization };
}

/** The need, and what the caller may ask and read of it. */
export async function openNeed(
  { db, actor }: Opening,
  opportunity: string,
): Promise<{ need: AssessedNeed; assessor: Assessor }> {
  const missing = 'could_not_find_opportunity';
  const need = found(await findAssessedNeed(db, opportunity), missing);
  const own_of =
    need.own_of === null ? null : found(await findFacts(db, need.own_of, actor), missing);
  const assessor = whoMay(assessorOfNeed(actor, { ...need, own_of }, need));
  return { need, assessor };
}
