import type { Opportunity } from '@torg/protocol/opportunities/opportunities';
import type { Locale } from '@torg/protocol/terms';
import { findAnswersAbout } from '../ai-jobs/ai-jobs.queries.ts';
import type { ReadContext } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findCriteria } from './criteria/criteria.repository.ts';
import { factsOf } from './open-opportunity.ts';
import type { OpportunityFacts } from './opportunities.policy.ts';
import { findOpportunity, type OpportunityRow } from './opportunities.repository.ts';
import { opportunityView } from './opportunities.views.ts';
import type { Recommended } from './recommendation/recommendation-kind.ts';
import { shownRecommendations } from './recommendation/recommendation-views.ts';

/** The fields and the criteria stand in rows of their own, as people may have changed them. */
const types = [
  'structured_opportunity',
  'structured_opportunity_recommendation',
  'opportunity_criteria',
] as const;

type Reader = Pick<ReadContext, 'db' | 'actor'>;

/** A need that was read, with what was made of it, for somebody who may see it. */
export async function describeRow(
  { db, actor }: Reader,
  { row, facts }: { row: OpportunityRow; facts: OpportunityFacts },
  locale: Locale,
): Promise<Opportunity> {
  const id = row.opportunity;
  const [answers, current] = await Promise.all([
    findAnswersAbout(db, id, { types, outputsOf: ['structured_opportunity_recommendation'] }),
    findCriteria(db, id),
  ]);
  const recommendation = answers.get('structured_opportunity_recommendation');
  const made = recommendation?.current?.output as { recommendations: Recommended[] } | undefined;
  return opportunityView(row, {
    ...{ actor, locale, facts, current, recommendation },
    structured: answers.get('structured_opportunity'),
    recommendations: await shownRecommendations(db, made?.recommendations ?? [], row),
    criteria: answers.get('opportunity_criteria'),
  });
}

/** The need as it is now, after a change in this transaction. */
export async function describeOpportunity(
  context: Reader,
  opportunity: string,
  locale: Locale,
): Promise<Opportunity> {
  const row = found(await findOpportunity(context.db, opportunity), 'could_not_find_opportunity');
  const facts = await factsOf(context.db, row, context.actor);
  return describeRow(context, { row, facts }, locale);
}
