import { sql } from 'kysely';
import type { Locale, Role } from '@torg/protocol/terms';
import type { Db, Tx } from '../../platform/database/tables.ts';

interface Invitation {
  account: string;
  invited_by: string;
  invited_at: Date;
}

export async function saveInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tx.insertInto('account_invitation').values(invitation).execute();
}

/**
 * When the person was last invited; undefined if no invitation is open. Locks it until the
 * transaction ends.
 */
export async function lockInvitation(tx: Tx, account: string): Promise<Date | undefined> {
  const waiting = await tx
    .selectFrom('account_invitation')
    .select('invited_at')
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirst();
  return waiting?.invited_at;
}

export async function renewInvitation(tx: Tx, { account, ...renewed }: Invitation): Promise<void> {
  await tx.updateTable('account_invitation').set(renewed).where('account', '=', account).execute();
}

export interface InvitationToMail {
  email: string;
  locale: Locale;
  role: Role;
  company: string;
  /** null when the inviter's account is gone */
  inviter: string | null;
}

export async function findInvitationToMail(
  db: Db,
  account: string,
): Promise<InvitationToMail | undefined> {
  return db
    .selectFrom('account_invitation as i')
    .innerJoin('account as x', 'x.account', 'i.account')
    .innerJoin('organization as o', 'o.organization', 'x.organization')
    .leftJoin('account as y', 'y.account', 'i.invited_by')
    .select(['x.email', 'x.locale', 'x.role', 'o.name as company', 'y.name as inviter'])
    .where('i.account', '=', account)
    .where('x.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes the invitation and returns the company that the person joins; at most once. */
export async function takeInvitation(tx: Tx, account: string): Promise<string | undefined> {
  const { rows } = await sql<{ organization: string }>`
    delete from account_invitation as i using account as x
    where i.account = ${account} and x.account = i.account and x.organization is not null
      and x.deactivated_at is null
    returning x.organization`.execute(tx);
  return rows[0]?.organization;
}
