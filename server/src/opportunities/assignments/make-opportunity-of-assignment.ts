import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { findFacts, mayEdit } from '../../assignments/assignments.queries.ts';
import type { WrittenHandler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { ownNeedOf } from './own-need.ts';

export const makeOpportunityOfAssignment: WrittenHandler<
  typeof opportunityCalls.makeOpportunityOfAssignment
> = async (context, { params: { assignment_id: assignment }, query: { locale } }) => {
  const { db, actor } = context;
  const facts = found(await findFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  const opportunity = await ownNeedOf(context, { assignment, locale, by: actor.account });
  return describeOpportunity(context, opportunity, locale);
};
