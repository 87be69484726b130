import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { Db } from '../../platform/database/tables.ts';
import type { OpportunityRow } from '../opportunities.repository.ts';
import { findMergedTerms, type NamedTerm } from './terms.repository.ts';

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

function shownNow(row: OpportunityRow, merged: Merged): OpportunityRow {
  const { structured } = row;
  if (structured?.version !== 2) return row;
  const shown = {
    roles: followed(structured.roles, merged),
    skills: followed(structured.skills, merged),
    term_sources: sourcesOf(structured.term_sources, merged),
  };
  return { ...row, structured: { ...structured, ...shown } };
}

/**
 * Needs as they are shown: roles and skills follow when two become one, and follow back when that is
 * undone, since what is stored stays as it was written.
 */
export async function withTodaysTerms(
  db: Db,
  rows: readonly OpportunityRow[],
  locale: Locale,
): Promise<readonly OpportunityRow[]> {
  const ids = rows.flatMap(({ structured }) =>
    structured?.version === 2
      ? [...structured.roles, ...structured.skills].map(({ uuid }) => uuid)
      : [],
  );
  const found = await findMergedTerms(db, [...new Set(ids)], locale);
  if (found.length === 0) return rows;
  const merged = new Map(found.map(({ given, uuid, name }) => [given, { uuid, name }]));
  return rows.map((row) => shownNow(row, merged));
}
