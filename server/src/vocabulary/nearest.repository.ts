import { limits } from '@torg/protocol/limits';
import type { NamedCompetency } from '@torg/protocol/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { named } from './terms-list.repository.ts';

export interface NearestRow extends NamedCompetency {
  /** what it was compared with, as it was asked */
  asked: string;
  /** by which of its names */
  text: string;
  likeness: number;
}

const leastLikeness = 0.35;

/**
 * Terms in use that are called nearly so, by names and synonyms, folded: whole, or as a part of a
 * longer text. Those first that are called just so.
 */
export async function findNearest(db: Db, texts: readonly string[]): Promise<NearestRow[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<{
    asked: string;
    near: NamedCompetency;
    text: string;
    likeness: number;
  }>`
    select asked.text as asked, near.*
    from unnest(${texts}::text[]) as asked (text)
    cross join lateral (
      select ${named('c')} as near, best.text, best.likeness
      from competency as c cross join lateral (
        select one as text, greatest(similarity(one, folded(asked.text)),
          case when folded(asked.text) like '%' || one || '%' and length(one) > 2
            or one like '%' || folded(asked.text) || '%' then 0.5 end)::float8 as likeness
        from unnest(c.suggested_as) as one order by likeness desc, one limit 1
      ) as best
      where c.status = 'active' and c.type <> 'discipline' and best.likeness >= ${leastLikeness}
      order by best.likeness desc, best.text, c.competency limit ${limits.nearestCompetencies}
    ) as near
    order by near.likeness desc, near.text`.execute(db);
  return rows.map(({ near, ...row }) => ({ ...row, ...near }));
}
