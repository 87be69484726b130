import { sql } from 'kysely';
import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import type { QaFormData } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Locale } from '@torg/protocol/terms';
import { idsOfAnyNumber, prepared } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import './qa-interviews.tables.ts';

export interface FormRow {
  uuid: string;
  account: string;
  status: QaInterviewStatus;
  form_data: QaFormData;
  revision: number;
  archived: boolean;
  created_at: Date;
  updated_at: Date;
  submitted_at: Date | null;
  decision_reason: string | null;
  decided_at: Date | null;
  decided_by: string | null;
  decided_by_name: string | null;
  name: string;
  image_file: string | null;
  company_name: string | null;
}

const select = sql`
  select f.uuid, f.account, f.status, f.form_data, f.revision, f.archived, f.created_at,
    f.updated_at, f.submitted_at, f.decision_reason, f.decided_at, f.decided_by,
    d.name as decided_by_name, x.name, x.image_file, o.name as company_name
  from qa_interview_form as f join account as x on x.account = f.account
  left join organization as o on o.organization = x.organization
  left join account as d on d.account = f.decided_by`;

export async function findForm(db: Db, uuid: string): Promise<FormRow | undefined> {
  const { rows } = await sql<FormRow>`${prepared} ${select} where f.uuid = ${uuid}`.execute(db);
  return rows[0];
}

/** The same for many, in one order. */
export async function findForms(db: Db, uuids: readonly string[]): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`${prepared} ${select}
    where f.uuid = any(${idsOfAnyNumber(uuids)}) order by f.uuid`.execute(db);
  return rows;
}

/** The same for many, locked in one order until the transaction ends. */
export async function lockForms(tx: Tx, uuids: readonly string[]): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`${prepared} ${select}
    where f.uuid = any(${idsOfAnyNumber(uuids)}) order by f.uuid for update of f`.execute(tx);
  return rows;
}

/** A consultant's forms, newest first. */
export async function findFormsOf(db: Db, account: string): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`${select}
    where f.account = ${account} order by f.created_at desc, f.uuid`.execute(db);
  return rows;
}

export async function findConsultant(
  db: Db,
  account: string,
): Promise<{ account: string; locale: Locale } | undefined> {
  return db
    .selectFrom('profile')
    .innerJoin('account', 'account.account', 'profile.profile')
    .select(['account.account', 'account.locale'])
    .where('profile', '=', account)
    .executeTakeFirst();
}

/** When two are started at once, the database accepts one. */
export async function insertForm(
  tx: Tx,
  form: { account: string; form_data: QaFormData; now: Date },
): Promise<string> {
  const { account, form_data, now } = form;
  const { uuid } = await tx
    .insertInto('qa_interview_form')
    .values({
      account,
      form_data: JSON.stringify(form_data),
      created_at: now,
      updated_at: now,
      submitted_at: null,
      decision_reason: null,
      decided_by: null,
      decided_at: null,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

interface FormChanges {
  status?: QaInterviewStatus;
  form_data?: QaFormData;
  archived?: boolean;
  submitted_at?: Date;
  decision_reason?: string;
  decided_by?: string;
  decided_at?: Date;
  updated_at: Date;
}

export async function updateForms(
  tx: Tx,
  uuids: readonly string[],
  { form_data, ...changes }: FormChanges,
): Promise<void> {
  await tx
    .updateTable('qa_interview_form')
    .set((eb) => ({
      ...changes,
      ...(form_data === undefined ? {} : { form_data: JSON.stringify(form_data) }),
      revision: eb('revision', '+', 1),
    }))
    .where('uuid', 'in', uuids)
    .execute();
}

export interface QueueRow extends Omit<FormRow, 'revision' | 'decision_reason' | 'decided_by'> {
  discipline: string;
  answered: number;
  questions: number;
}

/** The forms that wait, longest waiting first; or the archive. */
export async function findQueue(
  db: Db,
  filter: { archived: boolean; status?: QaInterviewStatus; discipline?: string },
): Promise<QueueRow[]> {
  const { archived, status, discipline } = filter;
  const conditions = [sql`f.archived = ${archived}`];
  if (status) conditions.push(sql`f.status = ${status}`);
  if (discipline) conditions.push(sql`f.form_data->>'discipline' = ${discipline}`);
  const { rows } = await sql<QueueRow>`
    select f.uuid, f.account, f.status, f.form_data, f.archived, f.created_at, f.updated_at,
      f.submitted_at, f.decided_at, d.name as decided_by_name, x.name, x.image_file, o.name as company_name,
      f.form_data->>'discipline' as discipline,
      (select count(*)::int from jsonb_array_elements(f.form_data->'questions') as q
        where q->>'answer' <> '') as answered,
      jsonb_array_length(f.form_data->'questions') as questions
    from qa_interview_form as f join account as x on x.account = f.account
    left join organization as o on o.organization = x.organization
    left join account as d on d.account = f.decided_by
    where ${sql.join(conditions, sql` and `)}
    order by f.status = 'submitted' desc, f.submitted_at nulls last, f.created_at, f.uuid
    limit 500`.execute(db);
  return rows;
}
