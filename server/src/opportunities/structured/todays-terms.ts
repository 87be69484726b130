import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { OpportunityRow } from '../opportunities.repository.ts';
import type { NamedTerm } from './terms.repository.ts';

type Merged = ReadonlyMap<string, NamedTerm>;

/** Each term once; one that was merged is what it was merged into. */
function followed(terms: readonly NamedTerm[], merged: Merged): NamedTerm[] {
  const now = terms.map((term) => merged.get(term.uuid) ?? term);
  return [...new Map(now.map((term) => [term.uuid, term])).values()];
}

function sourcesOf(
  sources: StructuredOpportunity['term_sources'],
  merged: Merged,
): StructuredOpportunity['term_sources'] {
  const entries = Object.entries(sources);
  return Object.fromEntries(entries.map(([id, source]) => [merged.get(id)?.uuid ?? id, source]));
}

/**
 * A need as it is shown: roles and skills follow when two become one, and follow back when that is
 * undone, since what is stored stays as it was written.
 */
export function withTodaysTerms<Row extends OpportunityRow>(row: Row, locale: Locale): Row {
  const { structured, merged_terms } = row;
  if (structured?.version !== 2 || merged_terms === null) return row;
  const merged: Merged = new Map(
    merged_terms.map(({ given, uuid, names }) => [given, { uuid, name: names[locale] }]),
  );
  const shown = {
    roles: followed(structured.roles, merged),
    skills: followed(structured.skills, merged),
    term_sources: sourcesOf(structured.term_sources, merged),
  };
  return { ...row, structured: { ...structured, ...shown } };
}
