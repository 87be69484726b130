import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import { findReferences, repoint, type Pair } from './references.repository.ts';

/** Those of the accounts that have a profile with something in it that a person wrote or decided. */
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

/** Those of the accounts that have a QA interview which nobody has decided; there is one at a time. */
export async function findWithOpenInterview(
  db: Db,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ account: string }>`
    select account from qa_interview_form
    where account = any(${accounts}::uuid[]) and status in ('draft', 'submitted')`.execute(db);
  return new Set(rows.map(({ account }) => account));
}

/** What only this account was for: ways in, and what it asked a moment ago. */
const endsWithIt = ['session', 'magic_link', 'account_invitation', 'idempotency_key'];

/** A profile in place of an empty one, with all that refers to it. Its id is the account's. */
async function moveProfile(tx: Tx, { from, to }: Pair): Promise<void> {
  await sql`delete from profile where profile = ${to}`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = 'profile'::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'profile'`.execute(tx);
  const columns = sql.join(rows.map(({ name }) => sql.id(name)));
  await sql`insert into profile (profile, ${columns})
    select ${to}, ${columns} from profile where profile = ${from}`.execute(tx);
  const references = await findReferences(tx);
  for (const one of references.filter(({ target }) => target === 'profile')) {
    await repoint(tx, one, { from, to });
  }
  await sql`delete from profile where profile = ${from}`.execute(tx);
}

/** Gives `to` all that refers to `from`, whose row stays empty-handed. */
export async function moveAll(
  tx: Tx,
  pair: Pair,
  profile: 'none' | 'kept' | 'moved',
): Promise<void> {
  const { from } = pair;
  for (const table of endsWithIt) {
    await sql`delete from ${sql.table(table)} where account = ${from}`.execute(tx);
  }
  if (profile === 'moved') await moveProfile(tx, pair);
  else await sql`delete from profile where profile = ${from}`.execute(tx);
  const references = await findReferences(tx);
  const owned = references.filter(
    ({ target, table }) => target === 'account' && table !== 'profile',
  );
  for (const one of owned) await repoint(tx, one, pair);
}
