import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findFitting, meaningOf, showHits } from '../../search/search.queries.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { findFittingCriteria } from '../drafting/references.repository.ts';

export const findRecommendations: Handler<typeof assignmentCalls.findRecommendations> = async (
  context,
  { params: { assignment_id: assignment }, query: { limit, offset, locale } },
) => {
  const { db, searches, actor } = context;
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  const criteria = await findFittingCriteria(db, assignment, locale);
  const meaning = await meaningOf(context, criteria);
  const fitting = await findFitting(searches, criteria, { limit, offset, meaning });
  // Shown as to any client: a recommendation reveals nothing that a profile hides.
  const shown = await showHits(db, actor, fitting, { anonymized: false, locale, isAdmin: false });
  return { data: shown.map(({ profile }) => profile), total: fitting.total, limit, offset };
};
