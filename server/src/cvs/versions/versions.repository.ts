import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';

/** The number of a content of a profile; the next one where it was never taken before. */
export async function findOrAddVersion(tx: Tx, profile: string, hash: string): Promise<number> {
  const find = () =>
    tx
      .selectFrom('cv_version')
      .select('version')
      .where('profile', '=', profile)
      .where('hash', '=', hash)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.version;
  // One after the other, so that two at once neither take the same number nor leave one out.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cv_version ${profile}`}, 0))`.execute(
    tx,
  );
  const meanwhile = await find();
  if (meanwhile) return meanwhile.version;
  const { rows } = await sql<{ version: number }>`
    insert into cv_version (profile, version, hash)
    select ${profile}, coalesce(max(version), 0) + 1, ${hash} from cv_version
    where profile = ${profile} returning version`.execute(tx);
  return rows[0]?.version ?? 1;
}
