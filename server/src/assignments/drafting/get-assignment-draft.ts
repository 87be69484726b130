import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { loadDraft } from './load-draft.ts';

export const getAssignmentDraft: Handler<typeof assignmentCalls.getAssignmentDraft> = async (
  { db, actor, now },
  { params: { assignment_id: assignment }, query: { locale } },
) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  return loadDraft(db, actor, { assignment, locale, now });
};
