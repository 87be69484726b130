import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import type { WrittenHandler } from '../../platform/handler.ts';
import { describeOpportunity } from '../describe-opportunity.ts';
import { lockForChange } from '../open-opportunity.ts';
import { recommendationKind } from './recommendation-kind.ts';

/** Looks again, since other consultants may fit by now. */
export const recommendForOpportunity: WrittenHandler<
  typeof opportunityCalls.recommendForOpportunity
> = async (context, { params: { id }, query }) => {
  const { row } = await lockForChange(context, id);
  const { locale, organization: asked_for } = row;
  const about = { subject: id, asked_by: context.actor.account, asked_for, locale };
  await askAi(context, recommendationKind, { ...about, force_recreate: true });
  return describeOpportunity(context, id, query.locale);
};
