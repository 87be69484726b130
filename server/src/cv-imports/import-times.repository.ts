import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

interface Times {
  min: number | null;
  max: number | null;
  mean: number | null;
}

/** How long the imports took that succeeded since then, in milliseconds. */
export async function findImportTimes(db: Db, since: Date): Promise<Times> {
  const { rows } = await sql<Times>`
    select (min(took) * 1000)::float8 as min, (max(took) * 1000)::float8 as max,
      (avg(took) * 1000)::float8 as mean
    from (select extract(epoch from finished_at - created_at) as took from cv_import
      where status = 'success' and finished_at > ${since}) as times`.execute(db);
  return rows[0] ?? { min: null, max: null, mean: null };
}
