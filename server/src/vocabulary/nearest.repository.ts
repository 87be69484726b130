import { limits } from '@torg/protocol/limits';
import type { NamedCompetency } from '@torg/protocol/vocabulary/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { named } from './terms-list.repository.ts';

export interface NearestRow extends NamedCompetency {
  /** the text that it was compared with */
  sought: string;
  /** the name that is similar */
  text: string;
  similarity: number;
}

const leastSimilarity = 0.35;

/**
 * Active terms with a similar name or synonym, folded: the whole of it, or as a part of a longer
 * text. Equal names first.
 */
export async function findNearest(db: Db, texts: readonly string[]): Promise<NearestRow[]> {
  if (texts.length === 0) return [];
  const { rows } = await sql<{
    sought: string;
    near: NamedCompetency;
    text: string;
    similarity: number;
  }>`
    select sought.text as sought, near.*
    from unnest(${texts}::text[]) as sought (text)
    cross join lateral (
      select ${named('c')} as near, best.text, best.similarity
      from competency as c cross join lateral (
        select one as text, greatest(similarity(one, folded(sought.text)),
          case when folded(sought.text) like '%' || one || '%' and length(one) > 2
            or one like '%' || folded(sought.text) || '%' then 0.5 end)::float8 as similarity
        from unnest(c.suggested_as) as one order by similarity desc, one limit 1
      ) as best
      where c.status = 'active' and c.type <> 'discipline' and best.similarity >= ${leastSimilarity}
      order by best.similarity desc, best.text, c.competency limit ${limits.nearestCompetencies}
    ) as near
    order by near.similarity desc, near.text`.execute(db);
  return rows.map(({ near, ...row }) => ({ ...row, ...near }));
}
