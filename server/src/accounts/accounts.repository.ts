import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Country, OrganizationKind } from '@torg/protocol/terms';
import { prepared } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { AccountTable } from './accounts.tables.ts';

export type FoundAccount = Selectable<AccountTable> & {
  organization_name: string | null;
  organization_kind: OrganizationKind | null;
  organization_country: Country | null;
};

/** An account with its organization. */
export async function findAccount(db: Db, account: string): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`${prepared}
    select a.*, o.name as organization_name, o.kind as organization_kind,
      o.country as organization_country
    from account as a left join organization as o on o.organization = a.organization
    where a.account = ${account}`.execute(db);
  return rows[0];
}

/** Addresses are stored in lower case; a deactivated account is not found. */
export async function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['account', 'email', 'locale', 'verified', 'password_hash'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export async function lockAccount(tx: Tx, account: string) {
  return tx
    .selectFrom('account')
    .selectAll()
    .where('account', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks all admins, always in the same order: when two admins demote each other at once, the second
 * one sees what the first has done.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select account from account where role = 'admin' and verified
    order by account for no key update`.execute(tx);
  return rows.map(({ account }) => account);
}

export async function findKnownEmails(db: Db, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('account')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** If the address is taken, its constraint answers `email_is_taken`. */
export async function insertAccount(
  tx: Tx,
  fields: Pick<Insertable<AccountTable>, 'email' | 'name' | 'role' | 'locale' | 'organization'>,
): Promise<string | undefined> {
  const emptyFields = { title: null, phone: null, image_file: null, password_hash: null };
  const added = await tx
    .insertInto('account')
    .values({ ...fields, ...emptyFields })
    .returning('account')
    .executeTakeFirst();
  return added?.account;
}

/** An empty title or phone is stored as null. */
export async function changeAccount(
  tx: Tx,
  account: string,
  changes: Updateable<AccountTable> & { updated_at: Date },
): Promise<void> {
  const nullIfEmpty = (key: 'title' | 'phone') => (changes[key] === '' ? { [key]: null } : {});
  const columns = { ...changes, ...nullIfEmpty('title'), ...nullIfEmpty('phone') };
  await tx.updateTable('account').set(columns).where('account', '=', account).execute();
}

/**
 * Replaces or removes the photo, and returns the previous one unless another account shows it, too.
 * The lock does not block the new file's reference to the account.
 */
export async function replacePhoto(
  tx: Tx,
  account: string,
  photo: { image_file: string | null; updated_at: Date },
): Promise<string | null> {
  const before = await tx
    .selectFrom('account')
    .select('image_file')
    .where('account', '=', account)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await changeAccount(tx, account, photo);
  const shown = await tx
    .selectFrom('account')
    .select('account')
    .where('image_file', '=', before.image_file)
    .limit(1)
    .execute();
  return shown.length > 0 ? null : before.image_file;
}

/** Takes a photo away from everybody who shows it, and says who that was. */
export async function forgetPhoto(tx: Tx, image_file: string, updated_at: Date) {
  return tx
    .updateTable('account')
    .set({ image_file: null, updated_at })
    .where('image_file', '=', image_file)
    .returning(['account', 'role'])
    .execute();
}

/** Whether this is the only admin of a company with more people in it. Lock the company first. */
export async function leavesOthersWithoutAdmin(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql<{ leaves: boolean }>`
    select count(other.account) > 0
      and not coalesce(bool_or(other.is_admin_in_company and other.verified), false) as leaves
    from account as own
    left join account as other
      on other.organization = own.organization and other.account <> own.account
    where own.account = ${account} and own.is_admin_in_company`.execute(db);
  return rows[0]?.leaves ?? false;
}
