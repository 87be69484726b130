import { sql, type Kysely } from 'kysely';
import type { Tables } from '../server/src/platform/database/tables.ts';
import { groupsOf } from '../server/src/search/query/query-groups.ts';
import { tsqueriesOf } from '../server/src/search/results/hits.repository.ts';

/** The values that the questions about searches use. */
export interface SearchCast {
  /** common skills */
  skills: string[];
  regions: string[];
  /** a common query, and the documents' words that it matches, as tsqueries */
  common: { query: string; exact: string; near: string };
}

const common = 'utvikler';

/** Both sides must look for the same words, and only Torg knows which words a query matches. */
async function readCommon(db: Kysely<Tables>): Promise<SearchCast['common']> {
  const [group, ...others] = await groupsOf(db, common, true);
  if (group === undefined || others.length > 0 || group.competencies.length > 0) {
    throw new Error(`“${common}” is no plain word`);
  }
  const { exact, near } = tsqueriesOf(group);
  const { rows } = await sql<{ exact: string; near: string }>`
    select ${exact}::text as exact, ${near}::text as near`.execute(db);
  return { query: common, exact: rows[0]?.exact ?? '', near: rows[0]?.near ?? '' };
}

export async function makeSearchCast(db: Kysely<Tables>): Promise<SearchCast> {
  const skills = await db
    .selectFrom('profile_skill')
    .select('competency')
    .groupBy('competency')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('competency')
    .limit(20)
    .execute();
  const regions = await db
    .selectFrom('region')
    .select('region')
    .orderBy('iso_code')
    .limit(12)
    .execute();
  return {
    skills: skills.map(({ competency }) => competency),
    regions: regions.map(({ region }) => region),
    common: await readCommon(db),
  };
}
