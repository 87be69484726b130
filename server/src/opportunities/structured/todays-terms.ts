import type {
  OpportunityListItem,
  StructuredOpportunity,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { MergedTerm, NamedTerm } from './terms.repository.ts';

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

function followedFields(
  fields: StructuredOpportunity,
  merged_terms: readonly MergedTerm[],
  locale: Locale,
): StructuredOpportunity {
  const merged: Merged = new Map(
    merged_terms.map(({ given, uuid, names }) => [given, { uuid, name: names[locale] }]),
  );
  const roles = followed(fields.roles, merged);
  const skills = followed(fields.skills, merged);
  return { ...fields, roles, skills, term_sources: sourcesOf(fields.term_sources, merged) };
}

/**
 * A need, or a list of needs, in JSON as it is shown: roles and skills follow when two become one, and
 * back when that is undone, since what is stored stays as it was written. It is read only if it names
 * a term that was merged.
 */
export function withTodaysTerms(
  needs: string,
  merged_terms: readonly MergedTerm[] | null,
  locale: Locale,
): string {
  const own = merged_terms?.filter(({ given }) => needs.includes(given)) ?? [];
  if (own.length === 0) return needs;
  const read = JSON.parse(needs) as OpportunityListItem | OpportunityListItem[];
  for (const { structured_opportunity: envelope } of [read].flat()) {
    const fields = envelope?.output;
    if (envelope && fields?.version === 2) envelope.output = followedFields(fields, own, locale);
  }
  return JSON.stringify(read);
}
