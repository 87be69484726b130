import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { silentLog } from '../log.ts';
import type { External } from '../ports/external.ts';
import { defineJob } from './job-definition.ts';
import type { Jobs } from './job-queue.ts';
import { startJobs } from './jobs.ts';
import { endsForFree, giveBackOrphans } from './orphans.ts';

describe.skipIf(process.env['TEST_DATABASE_URL'])('a job of a killed process', () => {
  const run = vi.fn(async () => {});
  const resume = defineJob({ name: 'resume', input: z.object({}), retries: 1, run });
  let database: Database;
  beforeEach(async () => {
    run.mockClear();
    database = await openTestDatabase();
    const first = await start(false);
    await database.db.transaction().execute((tx) => first.enqueue(tx, resume, {}));
    await first.stop();
  });
  afterEach(() => database.close());

  const start = (work: boolean): Promise<Jobs> =>
    startJobs({
      ...{ database, definitions: [resume], reactions: [], log: silentLog, work },
      external: { clock: () => new Date() } as External,
      space: { isFull: () => false, onChange: () => {} },
    });

  /** A process takes the job and is killed, so often; then the next one begins, with this queue. */
  async function kill(times: number): Promise<void> {
    const killed = new PgBoss({ ...database.boss, supervise: false, schedule: false });
    await killed.start();
    for (let killings = 0; killings < times; killings += 1) {
      expect(await killed.fetch('resume'), `after ${killings} killings`).toHaveLength(1);
      if (killings < times - 1) await giveBackOrphans(killed, database.db);
    }
    await killed.stop({ graceful: false, close: false });
  }

  const found = async (): Promise<unknown> => {
    const { rows } = await sql`select name, state::text, retry_count as counted,
        start_after > now() as waits from pgboss.job
      where name like 'resume%' order by name, state`.execute(database.db);
    return rows;
  };

  it('runs again at once on the embedded database, and no try is counted', async () => {
    await kill(endsForFree);
    const next = await start(true);
    expect(await found()).toEqual([{ name: 'resume', state: 'retry', counted: 0, waits: false }]);
    await next.beginWork();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 9_000 });
    await next.stop();
  });

  it('waits as after any failure once too many processes have ended while it ran', async () => {
    await kill(endsForFree + 1);
    await (await start(true)).stop();
    expect(await found()).toEqual([{ name: 'resume', state: 'retry', counted: 0, waits: true }]);

    await sql`update pgboss.job set start_after = now() where name = 'resume'`.execute(database.db);
    await kill(1);
    await (await start(true)).stop();
    expect(await found()).toMatchObject([
      { name: 'resume', state: 'failed', counted: 1 },
      { name: 'resume-dead', state: 'created' },
    ]);
  });

  it('may be enqueued anew while it waits', async () => {
    const again = await start(false);
    const enqueue = (): Promise<void> =>
      database.db.transaction().execute((tx) => again.enqueue(tx, resume, {}, { key: 'one' }));
    await sql`delete from pgboss.job where name = 'resume'`.execute(database.db);
    await enqueue();
    await kill(1);
    await enqueue();
    await giveBackOrphans(again.boss, database.db);
    expect(await found()).toMatchObject([{ state: 'created' }, { state: 'retry' }]);
    await again.stop();
  });
});
