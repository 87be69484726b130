import type { Locale } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import { type ReadContext, WrittenAnswer } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findWrittenNeed, type WrittenNeed } from './needs/written-needs.repository.ts';
import { factsOf } from './open-opportunity.ts';
import { can, type OpportunityFacts } from './opportunities.policy.ts';
import { withTodaysTerms } from './structured/todays-terms.ts';

type Reader = Pick<ReadContext, 'db' | 'actor'>;

/** A need that was read, with what was made of it, for somebody who may see it. */
export function describeRow(
  actor: Actor,
  { row, facts }: { row: WrittenNeed; facts: OpportunityFacts },
  locale: Locale,
): WrittenAnswer {
  const need = withTodaysTerms(row.need, row.merged_terms, locale);
  return new WrittenAnswer(`{"can":${JSON.stringify(can(actor, facts))},${need.slice(1)}`);
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
