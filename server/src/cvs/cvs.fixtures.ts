import './cvs.tables.ts';
import type { Db } from '../platform/database/tables.ts';

/** A variant that shows the whole profile. */
export async function aCvVariant(db: Db, profile: string): Promise<string> {
  const { cv_variant } = await db
    .insertInto('cv_variant')
    .values({ profile, name: 'Til oppdraget', assignment: null })
    .returning('cv_variant')
    .executeTakeFirstOrThrow();
  return cv_variant;
}

/** What was sent with interest; its PDF is not made yet. */
export async function aSentCv(
  db: Db,
  { profile, assignment }: { profile: string; assignment: string },
): Promise<string> {
  const { cv_sent } = await db
    .insertInto('cv_sent')
    .values({ profile, assignment, file: null, paper: JSON.stringify({ version: 1 }) })
    .returning('cv_sent')
    .executeTakeFirstOrThrow();
  return cv_sent;
}
