import type { Db } from '../../platform/database/tables.ts';

/** Active profiles, a page at a time, sorted by id. */
export async function findActive(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('profile')
    .select('profile')
    .where('active_since', 'is not', null)
    .$if(after !== undefined, (query) => query.where('profile', '>', after ?? ''))
    .orderBy('profile')
    .limit(limit)
    .execute();
  return rows.map(({ profile }) => profile);
}

/** Profiles whose search document has no words yet. */
export async function findWithoutWords(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_search')
    .select('profile')
    .where('words', 'is', null)
    .orderBy('profile')
    .limit(limit)
    .execute();
  return rows.map(({ profile }) => profile);
}
