import type { Db } from '../platform/database/tables.ts';

export async function findRegions(db: Db) {
  return db
    .selectFrom('region')
    .select(['region as uuid', 'name', 'country'])
    .orderBy('country')
    .execute();
}

/** The regions by their ISO 3166-2 codes. */
export async function findRegionCodes(db: Db) {
  return db
    .selectFrom('region')
    .select(['region', 'iso_code', 'name'])
    .orderBy('iso_code')
    .execute();
}
