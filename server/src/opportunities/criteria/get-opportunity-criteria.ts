import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { openOpportunity } from '../open-opportunity.ts';
import { can } from '../opportunities.policy.ts';
import { describeCriteria } from './describe-criteria.ts';

export const getOpportunityCriteria: Handler<
  typeof opportunityCalls.getOpportunityCriteria
> = async (context, { params: { id }, query: { locale } }) => {
  const { db, actor } = context;
  const { facts } = await openOpportunity(context, id);
  return describeCriteria(db, id, { locale, edit: can(actor, facts).edit });
};
