import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayCopy } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { insertCopy } from './assignment-changes.repository.ts';

export const copyAssignment: Handler<typeof assignmentCalls.copyAssignment> = async (
  { db, actor, now },
  { params: { assignment_id: of } },
) => {
  const facts = await findFacts(db, of, actor);
  allowed(mayCopy(actor, found(facts, 'could_not_find_assignment')));
  return { assignment_uuid: await insertCopy(db, { of, account: actor.account, now }) };
};
