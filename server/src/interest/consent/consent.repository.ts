import type { ConsentState } from '@torg/protocol/interest/consent-life';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import '../interest.tables.ts';

export interface ConsentRow {
  presentation_consent: string;
  assignment: string;
  account: string;
  organization: string | null;
  state: ConsentState;
}

const columns = [
  'presentation_consent.presentation_consent',
  'presentation_consent.assignment',
  'presentation_consent.account',
  'account.organization',
  'presentation_consent.state',
] as const;

export async function lockConsents(tx: Tx, ids: readonly string[]): Promise<ConsentRow[]> {
  return tx
    .selectFrom('presentation_consent')
    .innerJoin('account', 'account.account', 'presentation_consent.account')
    .select(columns)
    .where('presentation_consent.presentation_consent', 'in', [...ids])
    .orderBy('presentation_consent.presentation_consent')
    .forUpdate('presentation_consent')
    .execute();
}

/** The consultants that were asked, and the admins of their companies. */
export async function findConsentAudience(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ account: string }>`
    select consultant.account from presentation_consent as p
    join account as consultant using (account)
    where p.presentation_consent = any(${ids}::uuid[])
    union
    select reader.account from presentation_consent as p
    join account as consultant using (account)
    join account as reader on reader.organization = consultant.organization
    where p.presentation_consent = any(${ids}::uuid[])
      and reader.is_admin_in_company`.execute(tx);
  return rows.map(({ account }) => account);
}

/** Whether interest was sent for any of the consultants that were asked. */
export async function isAnyPresented(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const presented = await tx
    .selectFrom('presentation_consent as p')
    .innerJoin('assignment_interest as i', (join) =>
      join.onRef('i.assignment', '=', 'p.assignment').onRef('i.account', '=', 'p.account'),
    )
    .select('i.account')
    .where('p.presentation_consent', 'in', [...ids])
    .limit(1)
    .execute();
  return presented.length > 0;
}

export interface ConsentDetails extends ConsentRow {
  title: string;
  client_name: string;
  name: string;
  email: string;
  locale: Locale;
  asked_by: string | null;
  asked_by_name: string | null;
  company_name: string | null;
  message: string;
  deadline: Date;
  answered_at: Date | null;
  /** interest was sent already, so that an answer comes too late */
  is_presented: boolean;
}

export async function findConsent(db: Db, id: string): Promise<ConsentDetails | undefined> {
  return db
    .selectFrom('presentation_consent')
    .innerJoin('account', 'account.account', 'presentation_consent.account')
    .innerJoin('assignment', 'assignment.assignment', 'presentation_consent.assignment')
    .innerJoin('organization as client', 'client.organization', 'assignment.organization')
    .leftJoin('organization as company', 'company.organization', 'account.organization')
    .leftJoin('account as asker', 'asker.account', 'presentation_consent.asked_by')
    .select([
      ...columns,
      'assignment.title',
      'client.name as client_name',
      'account.name',
      'account.email',
      'account.locale',
      'presentation_consent.asked_by',
      'asker.name as asked_by_name',
      'company.name as company_name',
      'presentation_consent.message',
      'presentation_consent.deadline',
      'presentation_consent.answered_at',
      sql<boolean>`exists (select from assignment_interest as i
        where i.assignment = presentation_consent.assignment
          and i.account = presentation_consent.account)`.as('is_presented'),
    ])
    .where('presentation_consent.presentation_consent', '=', id)
    .executeTakeFirst();
}

export interface NewQuestion {
  assignment: string;
  accounts: readonly string[];
  asked_by: string;
  message: string;
  deadline: Date;
  asked_at: Date;
}

/** Adds the questions that nobody has asked yet; the ids of those that exist already are `again`. */
export async function insertConsents(tx: Tx, { accounts, ...question }: NewQuestion) {
  const inOrder = accounts.toSorted();
  const inserted = await tx
    .insertInto('presentation_consent')
    .values(inOrder.map((account) => ({ account, ...question })))
    .onConflict((of) => of.columns(['assignment', 'account']).doNothing())
    .returning('presentation_consent')
    .execute();
  const all = await tx
    .selectFrom('presentation_consent')
    .select('presentation_consent')
    .where('assignment', '=', question.assignment)
    .where('account', 'in', inOrder)
    .execute();
  const added = new Set(inserted.map(({ presentation_consent: id }) => id));
  const again = all.map(({ presentation_consent: id }) => id).filter((id) => !added.has(id));
  return { added: [...added], again };
}

export async function updateConsents(
  tx: Tx,
  ids: readonly string[],
  changes: {
    state: ConsentState;
    answered_at?: Date | null;
    message?: string;
    deadline?: Date;
    asked_by?: string;
    asked_at?: Date;
  },
): Promise<void> {
  await tx
    .updateTable('presentation_consent')
    .set(changes)
    .where('presentation_consent', 'in', [...ids])
    .execute();
}

export async function findOverdue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('presentation_consent')
    .select('presentation_consent')
    .where('state', '=', 'asked')
    .where('deadline', '<', now)
    .limit(500)
    .execute();
  return rows.map(({ presentation_consent: id }) => id);
}
