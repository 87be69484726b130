import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { deadLetterOf } from '../platform/jobs/queues.ts';
import { makeTrace, runWithTrace } from '../platform/trace.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const waiting = 'GET /api/main/admin/waiting';
const list = 'GET /api/main/admin/failed-jobs';
const retry = 'POST /api/main/admin/failed-jobs/{failed_job}/retry';
const discard = 'DELETE /api/main/admin/failed-jobs/{failed_job}';

/** Defined by its name alone; the product's own job is in another domain. */
const mailUnread = defineJob({
  name: 'mail-unread',
  input: z.object({ thread: z.uuid() }),
  run: async () => {},
});

describe('what waits for an admin', () => {
  let api: TestApi;
  let admin: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    other = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const counts = async () => {
    const { body } = await admin.call(waiting);
    return Object.fromEntries(Object.entries(body).map(([key, { count }]) => [key, count]));
  };
  const traceId = 'a'.repeat(32);

  /** A job that has used all its attempts. */
  async function aFailedJob(): Promise<string> {
    const { jobs } = api.torg.parts;
    const trace = { ...makeTrace(), traceId };
    const input = { thread: '00000000-0000-4000-8000-000000000001' };
    await runWithTrace(trace, () =>
      api.db.transaction().execute((tx) => jobs.enqueue(tx, mailUnread, input)),
    );
    const [job] = await jobs.boss.fetch(mailUnread.name);
    const reason = { message: 'nobody@torg.example was not reached' };
    await sql`update pgboss.job set retry_limit = 0 where id = ${job?.id}`.execute(api.db);
    await jobs.boss.fail(mailUnread.name, job?.id ?? '', reason);
    const { body } = await admin.call(list);
    return body.failed_jobs[0]?.failed_job ?? '';
  }

  it('is counted by each domain', async () => {
    const before = await counts();
    await anAccount(api.db, { verified: false });
    await aConsultant(api.db, { visible: false, qaStatus: 'in_progress' });
    const consultant = await api.signedIn(await aConsultant(api.db));
    await consultant.call('POST /api/main/competencies', {
      body: { name: 'Sauegjeting', type: 'skill' },
    });
    expect(await counts()).toEqual({
      ...before,
      accounts_to_verify: (before['accounts_to_verify'] ?? 0) + 1,
      profiles_to_review: (before['profiles_to_review'] ?? 0) + 1,
      proposed_competencies: (before['proposed_competencies'] ?? 0) + 1,
    });
  });

  it('lists the jobs that failed for good, with the reason, without addresses', async () => {
    const failed_job = await aFailedJob();
    expect((await counts())['failed_jobs']).toBe(1);
    const { body } = await admin.call(list);
    expect(body).toMatchObject({
      total: 1,
      failed_jobs: [
        { failed_job, job: 'mail-unread', trace_id: traceId, reason: '…@… was not reached' },
      ],
    });
    expect(body.failed_jobs[0]?.can).toEqual({ retry: true, discard: true });
    await admin.call(discard, { params: { failed_job } });
  });

  it('puts a failed job back on its queue once, under its own trace', async () => {
    const failed_job = await aFailedJob();
    const params = { failed_job };
    const answers = await Promise.all([
      admin.call(retry, { params }),
      other.call(retry, { params }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    const { boss } = api.torg.parts.jobs;
    const back = await boss.fetch(mailUnread.name, { batchSize: 10 });
    expect(back.map(({ data }) => data)).toEqual([
      {
        input: { thread: '00000000-0000-4000-8000-000000000001' },
        id: expect.any(String),
        traceId,
      },
    ]);
    expect(await boss.fetch(deadLetterOf(mailUnread))).toEqual([]);
    const past = await admin.call('GET /api/main/admin/changes/{object}', {
      params: { object: failed_job },
    });
    expect(past.body.changes).toMatchObject([
      { what: 'retried_job', object: { name: 'mail-unread' } },
    ]);
  });

  it('reports when the program no longer knows the job, which stays until it is discarded', async () => {
    const failed_job = await aFailedJob();
    await sql`update pgboss.job set source_name = 'mail-of-old' where id = ${failed_job}`.execute(
      api.db,
    );
    const params = { failed_job };
    const { body } = await admin.call(list);
    expect(body.failed_jobs[0]?.can).toEqual({ retry: false, discard: true });
    const answer = await admin.call(retry, { params });
    expect([answer.status, answer.error.errorCode]).toEqual([409, 'job_is_no_longer_known']);
    expect((await admin.call(discard, { params })).status).toBe(204);
  });

  it('removes a failed job that is discarded', async () => {
    const failed_job = await aFailedJob();
    const params = { failed_job };
    expect((await admin.call(discard, { params })).status).toBe(204);
    expect((await admin.call(discard, { params })).error.errorCode).toBe(
      'could_not_find_failed_job',
    );
    expect((await counts())['failed_jobs']).toBe(0);
  });
});
