import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import { type Selectable, sql, type Updateable } from 'kysely';
import { idsOfAnyNumber, prepared, textsOfAnyNumber } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { Tokens } from '../platform/ports/language-model.ts';
import type { AiJobTable } from './ai-jobs.tables.ts';

export type AiJobRow = Selectable<AiJobTable>;

export async function findSubject(db: Db, ai_job: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ai_job')
    .select('subject')
    .where('ai_job', '=', ai_job)
    .executeTakeFirst();
  return row?.subject;
}

export async function deleteJob(tx: Tx, ai_job: string): Promise<void> {
  await tx.deleteFrom('ai_job').where('ai_job', '=', ai_job).execute();
}

/** Counts one more try; undefined when the job is no longer pending. */
export async function beginTry(tx: Tx, ai_job: string, now: Date): Promise<AiJobRow | undefined> {
  return tx
    .updateTable('ai_job')
    .set((eb) => ({ tries: eb('tries', '+', 1), tried_at: now }))
    .where('ai_job', '=', ai_job)
    .where('inference_status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** The tokens of all tries add up. */
const moreTokens = ({ input, output }: Tokens = { input: 0, output: 0 }) => ({
  input_tokens: sql<number>`coalesce(input_tokens, 0) + ${input}::integer`,
  output_tokens: sql<number>`coalesce(output_tokens, 0) + ${output}::integer`,
});

/** Of a try that gave no answer; false when the job is no longer pending. */
export async function countTokens(tx: Tx, ai_job: string, tokens: Tokens, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('ai_job')
    .set({ ...moreTokens(tokens), tried_at: now })
    .where('ai_job', '=', ai_job)
    .where('inference_status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type LockedJob = Pick<AiJobRow, 'ai_job' | 'subject' | 'inference_status'>;

const lockable = (tx: Tx) =>
  tx
    .selectFrom('ai_job')
    .select(['ai_job', 'subject', 'inference_status'])
    .orderBy('ai_job')
    .forUpdate();

/** Locks these jobs until the transaction ends, in the order of their ids. */
export async function lockJobs(tx: Tx, ids: readonly string[]): Promise<LockedJob[]> {
  return lockable(tx).where('ai_job', 'in', ids).execute();
}

/** Locks the pending ones about the subjects, in the order of their ids. */
export async function lockPending(
  tx: Tx,
  { type, subjects }: { type: AiJobType; subjects: readonly string[] },
): Promise<LockedJob[]> {
  return lockable(tx)
    .where('type', '=', type)
    .where('subject', 'in', subjects)
    .where('inference_status', '=', 'pending')
    .execute();
}

/** What goes with the state of a job that has ended. */
export interface AiEnding {
  answered_by: string;
  /** JSON, as it was sent */
  input?: string;
  /** JSON */
  output?: string;
  is_outdated?: boolean;
  tokens?: Tokens | undefined;
}

export async function updateJobs(
  tx: Tx,
  ids: readonly string[],
  { tokens, ...changes }: Partial<AiEnding> & Updateable<AiJobTable>,
): Promise<void> {
  await tx
    .updateTable('ai_job')
    .set(changes)
    .$if(tokens !== undefined, (update) => update.set(moreTokens(tokens)))
    .where('ai_job', 'in', ids)
    .execute();
}

const lastTried = sql<Date>`coalesce(tried_at, created_at)`;

/**
 * Pending ones whose job may be lost with its process: nobody has begun them since the one moment, or
 * gone on with them since the other. Those that wait in their queue are among them.
 */
export async function findForgotten(
  db: Db,
  before: { begun: Date; tried: Date },
): Promise<Pick<AiJobRow, 'ai_job' | 'type' | 'asked_for' | 'tries'>[]> {
  return db
    .selectFrom('ai_job')
    .select(['ai_job', 'type', 'asked_for', 'tries'])
    .where('inference_status', '=', 'pending')
    .where(lastTried, '<', before.begun)
    .where((eb) => eb.or([eb('tries', '=', 0), eb(lastTried, '<', before.tried)]))
    .orderBy(lastTried)
    .limit(500)
    .execute();
}

/** Of questions that were cancelled: the newest answer to the same counts again. */
export async function restoreAnswers(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with ended as (select type, subject, question_hash from ai_job where ai_job = any(${ids}::uuid[])),
    deleted as (delete from ai_job_run where ai_job = any(${ids}::uuid[]))
    update ai_job as j set asked_anew = false
    from ended as e
    where j.ai_job = (select b.ai_job from ai_job as b
      where b.type = e.type and b.subject = e.subject and b.question_hash = e.question_hash
        and b.inference_status = 'success' and not b.is_outdated
      order by b.number desc limit 1)
      and not exists (select from ai_job as c where c.type = e.type and c.subject = e.subject
        and c.question_hash = e.question_hash and c.inference_status <> 'failed'
        and not c.is_outdated and not c.asked_anew)`.execute(tx);
}

interface Progress {
  /** the newest question of a type about a subject */
  total: number;
  /** has ended, with or without an answer */
  done: number;
  failed: number;
}

/** How far the newest questions about the subjects have come. */
export async function countOf(
  db: Db,
  types: readonly AiJobType[],
  subjects: readonly string[],
): Promise<Progress> {
  const { rows } = await sql<Progress>`${prepared}
    select count(*)::integer as total,
      (count(*) filter (where l.inference_status <> 'pending'))::integer as done,
      (count(*) filter (where l.inference_status = 'failed'))::integer as failed
    from unnest(${textsOfAnyNumber(types)}) as t (type)
    cross join unnest(${idsOfAnyNumber(subjects)}) as s (subject)
    cross join lateral (select j.inference_status from ai_job as j
      where j.type = t.type and j.subject = s.subject
      order by j.number desc limit 1) as l`.execute(db);
  return rows[0] ?? { total: 0, done: 0, failed: 0 };
}
