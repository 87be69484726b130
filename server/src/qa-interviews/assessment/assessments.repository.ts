import type { QaInterviewForm } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { AiJobTable } from '../qa-interviews.tables.ts';

type Assessment = NonNullable<QaInterviewForm['interview_ai_assessment']>;
type AiJobRow = Selectable<AiJobTable>;

const type = 'qa_interview_ai_assessment';

/** The latest opinion on each of the forms, in any state. */
export async function findAssessments(
  db: Db,
  forms: readonly string[],
): Promise<Map<string, AiJobRow>> {
  if (forms.length === 0) return new Map();
  const rows = await db
    .selectFrom('ai_job')
    .selectAll()
    .distinctOn('subject')
    .where('type', '=', type)
    .where('subject', 'in', forms)
    .orderBy('subject')
    .orderBy('created_at', 'desc')
    .orderBy('ai_job')
    .execute();
  return new Map(rows.map((row) => [row.subject, row]));
}

/** The form, its content, and the version of the prompt. */
export interface OpinionRequest {
  form: string;
  input_hash: string;
  prompt_version: number;
}

/** The opinion on the same content that is pending or given. */
export async function findSameAssessment(
  tx: Tx,
  { form, input_hash }: OpinionRequest,
  statuses: readonly ('pending' | 'success')[],
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('ai_job')
    .select('ai_job')
    .where('type', '=', type)
    .where('subject', '=', form)
    .where('input_hash', '=', input_hash)
    .where('inference_status', 'in', statuses)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ai_job;
}

export async function insertAssessment(
  tx: Tx,
  { form, ...filter }: OpinionRequest & { asked_by: string | null; now: Date },
): Promise<string> {
  const { input_hash, prompt_version, asked_by, now: created_at } = filter;
  const { ai_job } = await tx
    .insertInto('ai_job')
    .values({ type, subject: form, input_hash, prompt_version, asked_by, created_at })
    .returning('ai_job')
    .executeTakeFirstOrThrow();
  return ai_job;
}

/** Counts one more attempt; undefined when the job is no longer pending. */
export async function beginTry(tx: Tx, ai_job: string, now: Date) {
  return tx
    .updateTable('ai_job')
    .set((eb) => ({ tries: eb('tries', '+', 1), tried_at: now }))
    .where('ai_job', '=', ai_job)
    .where('inference_status', '=', 'pending')
    .returning(['subject', 'tries'])
    .executeTakeFirst();
}

/** When two attempts finish at once, the first one counts. */
export async function finishAssessment(
  tx: Tx,
  ai_job: string,
  end: { answered_by: string; now: Date } & ({ output: Assessment['output'] } | { error: string }),
): Promise<void> {
  const { answered_by, now: finished_at } = end;
  const result =
    'error' in end
      ? { inference_status: 'failed' as const, error: end.error }
      : { inference_status: 'success' as const, output: JSON.stringify(end.output) };
  await tx
    .updateTable('ai_job')
    .set({ ...result, answered_by, finished_at })
    .where('ai_job', '=', ai_job)
    .where('inference_status', '=', 'pending')
    .execute();
}

/** Pending ones without an attempt for a while: their job was lost with its process. */
export async function findForgottenAssessments(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('ai_job')
    .select('ai_job')
    .where('type', '=', type)
    .where('inference_status', '=', 'pending')
    .where((eb) => eb(eb.fn.coalesce('tried_at', 'created_at'), '<', before))
    .limit(500)
    .execute();
  return rows.map(({ ai_job }) => ai_job);
}

/**
 * Deletes a person's forms and the opinions on them; the forms first, since requesting an opinion
 * locks its form.
 */
export async function deleteFormsOf(tx: Tx, account: string): Promise<void> {
  const forms = await tx
    .deleteFrom('qa_interview_form')
    .where('account', '=', account)
    .returning('uuid')
    .execute();
  if (forms.length === 0) return;
  const subjects = forms.map(({ uuid }) => uuid);
  await tx.deleteFrom('ai_job').where('type', '=', type).where('subject', 'in', subjects).execute();
}
