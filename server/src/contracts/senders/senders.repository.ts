import type { Country } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface SenderRow {
  account: string;
  name: string;
  email: string;
}

/** Only an admin who can sign in can sign for Torg. */
const canSend = sql`a.role = 'admin' and a.verified and a.deactivated_at is null`;

export async function findPossibleSenders(db: Db): Promise<SenderRow[]> {
  const { rows } = await sql<SenderRow>`select a.account, a.name, a.email from account as a
    where ${canSend} order by lower(a.name), a.account`.execute(db);
  return rows;
}

/** Those who were chosen and can still sign, by country. */
export async function findSenders(db: Db): Promise<(SenderRow & { country: Country })[]> {
  const { rows } = await sql<SenderRow & { country: Country }>`
    select s.country, a.account, a.name, a.email
    from contract_sender as s join account as a using (account) where ${canSend}`.execute(db);
  return rows;
}

export async function findPossibleSender(tx: Tx, account: string): Promise<SenderRow | undefined> {
  const { rows } = await sql<SenderRow>`select a.account, a.name, a.email from account as a
    where a.account = ${account} and ${canSend} for key share`.execute(tx);
  return rows[0];
}

/** Chooses who signs for Torg in a country; returns who did so before. */
export async function saveSender(tx: Tx, country: Country, account: string) {
  const before = await tx
    .selectFrom('contract_sender')
    .select('account')
    .where('country', '=', country)
    .forUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('contract_sender')
    .values({ country, account })
    .onConflict((of) => of.column('country').doUpdateSet({ account }))
    .execute();
  return before?.account ?? null;
}
