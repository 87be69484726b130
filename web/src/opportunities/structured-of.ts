import type { OpportunityListItem, Structured } from './opportunities.queries.ts';

/** The fields of a need, where the newer version of them was read. */
export function structuredOf(
  need: Pick<OpportunityListItem, 'structured_opportunity'>,
): Structured | undefined {
  const output = need.structured_opportunity?.output;
  return output?.version === 2 ? output : undefined;
}
