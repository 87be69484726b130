import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { countFitting } from '../search/search.public.ts';
import { mayEdit } from './assignments.policy.ts';
import { findStanding } from './assignments.repository.ts';
import { findWish } from './references.repository.ts';

export const countMatchingConsultants: Handler<
  typeof assignmentCalls.countMatchingConsultants
> = async ({ db, actor }, { params: { assignment_id: assignment } }) => {
  const standing = await findStanding(db, assignment, actor.account);
  allowed(mayEdit(actor, found(standing, 'could_not_find_assignment')));
  return { count: await countFitting(db, await findWish(db, assignment)) };
};
