import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

/** Those of the accounts whose profile contains anything that a person wrote or decided. */
export async function findWithFilledProfile(
  db: Db,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ profile: string }>`
    select p.profile from profile as p where p.profile = any(${accounts}::uuid[])
      and (p.description <> '' or p.qa_status <> 'not_started'
        or exists (select from profile_item as t where t.profile = p.profile)
        or exists (select from profile_skill as t where t.profile = p.profile)
        or exists (select from profile_role as t where t.profile = p.profile))`.execute(db);
  return new Set(rows.map(({ profile }) => profile));
}

/**
 * One of the two profiles is empty and is deleted. If it is the kept account's, the other takes its
 * place, and `on update cascade` updates everything that refers to it.
 */
export async function mergeProfiles(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const filled = await findWithFilledProfile(tx, [from]);
  if (!filled.has(from)) {
    await sql`delete from profile where profile = ${from}`.execute(tx);
    return;
  }
  await sql`delete from profile where profile = ${to}`.execute(tx);
  await sql`update profile set profile = ${to} where profile = ${from}`.execute(tx);
}
