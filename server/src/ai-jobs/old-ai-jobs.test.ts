import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openOlderDatabase } from '../testing/an-older-database.ts';
import { findLatestAnswers } from './ai-jobs.queries.ts';
import './ai-jobs.tables.ts';

/** The last one before a job knew its question. */
const before = '0034_flowcase';
const type = 'qa_interview_ai_assessment';

let database: Database;
beforeAll(async () => {
  database = await openOlderDatabase(before);
});
afterAll(() => database.close());

interface Old {
  hash?: string;
  status: 'pending' | 'success' | 'failed';
  /** of January 2026 */
  day: number;
  error?: string;
}

async function anOldJob(subject: string, old: Old): Promise<string> {
  const job = randomUUID();
  const { hash = 'a', status, day, error = null } = old;
  const at = new Date(Date.UTC(2026, 0, day));
  const output = status === 'success' ? JSON.stringify({ day }) : null;
  await sql`insert into ai_job (ai_job, type, subject, input_hash, inference_status, prompt_version,
      output, error, created_at, finished_at)
    values (${job}, ${type}, ${subject}, ${hash}, ${status}, 1, ${output}, ${error}, ${at},
      ${status === 'pending' ? null : at})`.execute(database.db);
  return job;
}

it('jobs from before have their question, their order, and a reason as a code', async () => {
  const { db } = database;
  const subject = randomUUID();
  const other = randomUUID();
  const jobs = [
    await anOldJob(subject, { status: 'success', day: 1 }),
    await anOldJob(subject, {
      ...{ status: 'failed', day: 2 },
      error: 'Språkmodellen svarte ikke i tide.',
    }),
    await anOldJob(subject, { status: 'success', day: 3 }),
    await anOldJob(subject, { status: 'pending', day: 4, hash: 'b' }),
    await anOldJob(other, { status: 'failed', day: 5, error: 'Språkmodellen gick inte att nå.' }),
    await anOldJob(other, { status: 'failed', day: 6, error: 'What nobody has a code for.' }),
  ];
  await migrate(database);
  const rows = await db
    .selectFrom('ai_job')
    .select(['ai_job', 'question_hash', 'asked_anew', 'error', 'locale'])
    .orderBy('number')
    .execute();
  expect(rows.map(({ ai_job }) => ai_job)).toEqual(jobs);
  expect(rows.map(({ question_hash }) => question_hash)).toEqual(['a', 'a', 'a', 'b', 'a', 'a']);
  expect(rows.map(({ asked_anew }) => asked_anew)).toEqual([
    ...[true, true, false],
    ...[false, false, false],
  ]);
  expect(rows.map(({ error }) => error)).toEqual([
    ...[null, 'timed_out', null],
    ...[null, 'unreachable', 'lost'],
  ]);
  expect(new Set(rows.map(({ locale }) => locale))).toEqual(new Set(['nb']));
  const answers = (await findLatestAnswers(db, type, [subject])).get(subject);
  expect(answers?.current?.output).toEqual({ day: 3 });
  expect(answers?.latest.ai_job).toBe(jobs[3]);
});

it('the next job comes after all of them', async () => {
  const { db } = database;
  const { rows } = await sql<{ next: boolean }>`
    select nextval(pg_get_serial_sequence('ai_job', 'number')) > max(number) as next
    from ai_job`.execute(db);
  expect(rows).toEqual([{ next: true }]);
});

it('questions from before belong to the company of their need, and go on as they were', async () => {
  const older = await openOlderDatabase('0041_criteria_versions');
  const { db } = older;
  const [organization, need] = [randomUUID(), randomUUID()];
  await sql`insert into organization (organization, name, kind, country)
    values (${organization}, 'Granskog IT', 'consultant_company', 'NO')`.execute(db);
  await sql`insert into opportunity (opportunity, opportunity_name, organization, locale, created_at,
      updated_at) values (${need}, 'Et behov', ${organization}, 'nb', now(), now())`.execute(db);
  for (const [subject, status] of [
    [need, 'success'],
    [need, 'pending'],
    [randomUUID(), 'failed'],
  ] as const) {
    const isOver = status !== 'pending';
    await sql`insert into ai_job (type, subject, locale, input_hash, question_hash,
        inference_status, prompt_version, output, error, created_at, finished_at)
      values ('opportunity_criteria', ${subject}, 'nb', ${status}, ${status}, ${status}, 1,
        ${status === 'success' ? '{"day":1}' : null}, ${status === 'failed' ? 'gone' : null},
        now(), ${isOver ? sql`now()` : null})`.execute(db);
  }
  await migrate(older);
  const rows = await db
    .selectFrom('ai_job')
    .select(['inference_status', 'asked_for', 'seed', 'emptied_at'])
    .orderBy('number')
    .execute();
  expect(rows).toEqual([
    { inference_status: 'success', asked_for: organization, seed: 0, emptied_at: null },
    { inference_status: 'pending', asked_for: organization, seed: 0, emptied_at: null },
    { inference_status: 'failed', asked_for: null, seed: 0, emptied_at: null },
  ]);
  await db
    .updateTable('ai_job')
    .set({ inference_status: 'failed', error: 'cancelled', finished_at: new Date() })
    .where('inference_status', '=', 'pending')
    .execute();
  await older.close();
});
