import type { Db } from '../platform/database/tables.ts';

export async function findRegions(db: Db) {
  return db
    .selectFrom('region')
    .select(['region as uuid', 'name', 'country'])
    .orderBy('country')
    .execute();
}
