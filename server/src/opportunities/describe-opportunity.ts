import type { Opportunity } from '@torg/protocol/opportunities/opportunities';
import type { Locale } from '@torg/protocol/terms';
import { answersIn } from '../ai-jobs/ai-jobs.queries.ts';
import type { ReadContext } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { factsOf } from './open-opportunity.ts';
import type { OpportunityFacts } from './opportunities.policy.ts';
import { findOpportunity, type WholeOpportunityRow } from './opportunities.repository.ts';
import { opportunityView } from './opportunities.views.ts';
import type { Recommended } from './recommendation/recommendation-kind.ts';
import { shownRecommendations } from './recommendation/recommendation-views.ts';
import { withTodaysTerms } from './structured/todays-terms.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;

/** A need that was read, with what was made of it, for somebody who may see it. */
export async function describeRow(
  { db, actor }: Reader,
  { row, facts }: { row: WholeOpportunityRow; facts: OpportunityFacts },
  locale: Locale,
): Promise<Opportunity> {
  const answers = answersIn(row.answers);
  const { current } = answers.get('structured_opportunity_recommendation') ?? {};
  const made = current?.output as { recommendations: Recommended[] } | undefined;
  const recommendations = await shownRecommendations(db, made?.recommendations ?? [], row);
  return opportunityView(withTodaysTerms(row, locale), { actor, locale, facts, recommendations });
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
