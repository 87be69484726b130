import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { countFitting } from '../../search/search.queries.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { findFittingCriteria } from '../drafting/references.repository.ts';

export const countMatchingConsultants: Handler<
  typeof assignmentCalls.countMatchingConsultants
> = async ({ db, searches, actor }, { params: { assignment_id: assignment } }) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  return { count: await countFitting(searches, await findFittingCriteria(db, assignment)) };
};
