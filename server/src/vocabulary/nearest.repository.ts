import type { NamedCompetency } from '@torg/protocol/vocabulary/vocabulary';
import { sql } from 'kysely';
import { findNearest, type NearestRow } from '../competencies/competencies.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import { findNamed } from './named.repository.ts';
import { named } from './terms-list.repository.ts';

export interface NearTerm extends NamedCompetency {
  /** the proposal or the text that it was compared with */
  of: string;
  /** the name that is similar */
  text: string;
  similarity: number;
}

/** The active terms that were nearest to these proposals when they were last compared. */
export async function findNearestTerms(db: Db, proposals: readonly string[]): Promise<NearTerm[]> {
  const { rows } = await sql<
    Pick<NearTerm, 'of' | 'text' | 'similarity'> & {
      near: NamedCompetency;
    }
  >`
    select n.competency as of, ${named('c')} as near, one.text, one.similarity
    from competency_nearest as n
    cross join lateral unnest(n.near, n.texts, n.similarities) with ordinality
      as one (near, text, similarity, place)
    join competency as c on c.competency = one.near and c.status = 'active'
    where n.competency = any(${proposals}::uuid[])
    order by n.competency, one.place`.execute(db);
  return rows.map(({ near, ...row }) => ({ ...row, ...near }));
}

/** So many words of a search are compared. */
const mostWords = 6;
const beginningOf = (text: string): string =>
  text.trim().split(/\s+/).slice(0, mostWords).join(' ');

/** The active terms that are nearest to these texts now; one by one, so that others come between. */
export async function findNearestNow(db: Db, texts: readonly string[]): Promise<NearTerm[]> {
  const rows: NearestRow[] = [];
  for (const sought of texts) {
    const near = await db.transaction().execute((tx) => findNearest(tx, [beginningOf(sought)]));
    rows.push(...near.map((row) => ({ ...row, sought })));
  }
  const names = await findNamed(db, [...new Set(rows.map(({ competency }) => competency))]);
  return rows.flatMap(({ sought: of, competency, text, similarity }) => {
    const term = names.get(competency);
    return term === undefined ? [] : [{ of, text, similarity, ...term }];
  });
}
