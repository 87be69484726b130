import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import { type Selectable, sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { Tokens } from '../platform/ports/language-model.ts';
import type { AiFailure } from './ai-failures.ts';
import type { AiJobTable } from './ai-jobs.tables.ts';

export type AiJobRow = Selectable<AiJobTable>;

export interface NewQuestion {
  type: AiJobType;
  subject: string;
  locale: Locale;
  input_hash: string;
  question_hash: string;
  prompt_version: number;
  asked_by: string | null;
  created_at: Date;
}
type Same = Pick<NewQuestion, 'type' | 'subject' | 'question_hash'>;

/** Undefined if the same question is pending or answered; of two at once, one is inserted. */
export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<string | undefined> {
  const row = await tx
    .insertInto('ai_job')
    .values(question)
    .onConflict((conflict) => conflict.doNothing())
    .returning('ai_job')
    .executeTakeFirst();
  return row?.ai_job;
}

/** The job of the same question that is pending or has its answer. */
export async function findSame(tx: Tx, same: Same): Promise<string | undefined> {
  const row = await tx
    .selectFrom('ai_job')
    .select('ai_job')
    .where('type', '=', same.type)
    .where('subject', '=', same.subject)
    .where('question_hash', '=', same.question_hash)
    .where('inference_status', '<>', 'failed')
    .where('is_outdated', '=', false)
    .where('asked_anew', '=', false)
    .executeTakeFirst();
  return row?.ai_job;
}

/** Lets the same question be asked again; its answer stands until the next one is there. */
export async function askAnew(tx: Tx, same: Same): Promise<void> {
  await tx
    .updateTable('ai_job')
    .set({ asked_anew: true })
    .where('type', '=', same.type)
    .where('subject', '=', same.subject)
    .where('question_hash', '=', same.question_hash)
    .where('inference_status', '=', 'success')
    .where('asked_anew', '=', false)
    .execute();
}

/** Deletes questions about the subject that a later one has replaced before anybody began. */
export async function deleteReplaced(tx: Tx, later: Same & { ai_job: string }): Promise<void> {
  await tx
    .deleteFrom('ai_job')
    .where('type', '=', later.type)
    .where('subject', '=', later.subject)
    .where('inference_status', '=', 'pending')
    .where('tries', '=', 0)
    .where('ai_job', '<>', later.ai_job)
    .execute();
}

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

export type AiEnd = {
  answered_by: string;
  input: object | undefined;
  tokens?: Tokens | undefined;
} & ({ output: object; is_outdated: boolean } | { error: AiFailure });

/** When two tries finish at once, the first one counts: false for the other. */
export async function finishJob(
  tx: Tx,
  ai_job: string,
  { answered_by, input, tokens, now: finished_at, ...end }: AiEnd & { now: Date },
): Promise<boolean> {
  const result =
    'error' in end
      ? { inference_status: 'failed' as const, error: end.error }
      : {
          inference_status: 'success' as const,
          output: JSON.stringify(end.output),
          is_outdated: end.is_outdated,
        };
  const { numUpdatedRows } = await tx
    .updateTable('ai_job')
    .set({
      ...result,
      ...(input === undefined ? {} : { input: JSON.stringify(input) }),
      ...(tokens ? { input_tokens: tokens.input, output_tokens: tokens.output } : {}),
      answered_by,
      finished_at,
    })
    .where('ai_job', '=', ai_job)
    .where('inference_status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pending ones without a try for a while: their job was lost with its process. */
export async function findForgotten(
  db: Db,
  before: Date,
): Promise<{ ai_job: string; type: AiJobType }[]> {
  return db
    .selectFrom('ai_job')
    .select(['ai_job', 'type'])
    .where('inference_status', '=', 'pending')
    .where((eb) => eb(eb.fn.coalesce('tried_at', 'created_at'), '<', before))
    .limit(500)
    .execute();
}

/** With the subjects go the questions about them, inputs and outputs included. */
export async function forgetAiJobs(
  tx: Tx,
  type: AiJobType,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await tx.deleteFrom('ai_job').where('type', '=', type).where('subject', 'in', subjects).execute();
}

/** A question with its result, as views read it; `output` is null where it was not asked for. */
export type AnswerRow = Pick<
  AiJobRow,
  | 'ai_job'
  | 'type'
  | 'subject'
  | 'inference_status'
  | 'answered_by'
  | 'prompt_version'
  | 'input'
  | 'output'
  | 'error'
  | 'is_outdated'
  | 'created_at'
>;

/** What was asked of a machine about one subject. */
export interface LatestAnswers {
  /** in any state */
  latest: AnswerRow;
  /** the newest answer that was given and applied */
  current: AnswerRow | undefined;
}

interface Wanted {
  types: readonly AiJobType[];
  subjects: readonly string[];
  /** outputs are long, and some are stored elsewhere as they stand */
  outputsOf: readonly AiJobType[];
}

async function findAnswers(db: Db, { types, subjects, outputsOf }: Wanted) {
  const { rows } = await sql<AnswerRow & { is_latest: boolean; stands: boolean }>`${prepared}
    select j.ai_job, j.type, j.subject, j.inference_status, j.answered_by, j.prompt_version, j.input,
      case when j.type = any(${outputsOf}::text[]) then j.output end as output, j.error, j.is_outdated,
      j.created_at, j.ai_job = l.latest as is_latest,
      coalesce(j.ai_job = l.current, false) as stands
    from unnest(${types}::text[]) as t (type)
    cross join unnest(${idsOfAnyNumber(subjects)}) as s (subject)
    cross join lateral (select
      (select a.ai_job from ai_job as a where a.type = t.type and a.subject = s.subject
        order by a.number desc limit 1) as latest,
      (select a.ai_job from ai_job as a where a.type = t.type and a.subject = s.subject
          and a.inference_status = 'success' and not a.is_outdated
        order by a.number desc limit 1) as current) as l
    join ai_job as j on j.ai_job in (l.latest, l.current)`.execute(db);
  return rows;
}

function answersBy<K>(
  rows: Awaited<ReturnType<typeof findAnswers>>,
  keyOf: (row: AnswerRow) => K,
): Map<K, LatestAnswers> {
  const current = new Map(rows.filter((row) => row.stands).map((row) => [keyOf(row), row]));
  const latest = rows.filter((row) => row.is_latest);
  return new Map(
    latest.map((row) => [keyOf(row), { latest: row, current: current.get(keyOf(row)) }]),
  );
}

/** By subject. */
export async function findLatestAnswers(
  db: Db,
  type: AiJobType,
  subjects: readonly string[],
  { withOutput = true }: { withOutput?: boolean } = {},
): Promise<Map<string, LatestAnswers>> {
  if (subjects.length === 0) return new Map();
  const outputsOf = withOutput ? [type] : [];
  const rows = await findAnswers(db, { types: [type], subjects, outputsOf });
  return answersBy(rows, ({ subject }) => subject);
}

/** Of one subject, by type, in one statement. */
export async function findAnswersAbout(
  db: Db,
  subject: string,
  { types, outputsOf }: Pick<Wanted, 'types' | 'outputsOf'>,
): Promise<Map<AiJobType, LatestAnswers>> {
  const rows = await findAnswers(db, { types, subjects: [subject], outputsOf });
  return answersBy(rows, ({ type }) => type);
}
