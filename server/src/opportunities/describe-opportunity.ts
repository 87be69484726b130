import type { Locale } from '@torg/protocol/terms';
import { withOutput } from '../ai-jobs/ai-jobs.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { type ReadContext, WrittenAnswer } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findWrittenNeed, type WrittenNeed } from './needs/written-needs.repository.ts';
import { factsOf } from './open-opportunity.ts';
import { can, type OpportunityFacts } from './opportunities.policy.ts';
import { shownRecommendations } from './recommendation/recommendation-views.ts';
import { withTodaysTerms } from './structured/todays-terms.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;

function recommendationIn({ recommendation, recommended, people, ...row }: WrittenNeed): string {
  if (recommendation === null) return 'null';
  if (recommended === null) return withOutput(recommendation, null);
  const recommendations = shownRecommendations(recommended, people ?? [], row);
  return withOutput(recommendation, { recommendations });
}

/** A need that was read, with what was made of it, for somebody who may see it. */
export function describeRow(
  actor: Actor,
  { row, facts }: { row: WrittenNeed; facts: OpportunityFacts },
  locale: Locale,
): WrittenAnswer {
  const need = withTodaysTerms(`[${row.need}]`, row.merged_terms, locale).slice(1, -2);
  const rights = JSON.stringify(can(actor, facts));
  const recommendation = recommendationIn(row);
  return new WrittenAnswer(
    `${need},"can":${rights},"structured_opportunity_recommendation":${recommendation}}`,
  );
}

/** The need as it is now, after a change in this transaction. */
export async function describeOpportunity(
  { db, actor }: Reader,
  opportunity: string,
  locale: Locale,
): Promise<WrittenAnswer> {
  const row = found(await findWrittenNeed(db, opportunity, locale), 'could_not_find_opportunity');
  return describeRow(actor, { row, facts: await factsOf(db, row, actor) }, locale);
}
