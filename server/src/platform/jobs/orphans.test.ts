import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PgBoss } from 'pg-boss';
import { openTestDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../log.ts';
import type { External } from '../ports/external.ts';
import { defineJob } from './job-definition.ts';
import { startJobs } from './jobs.ts';

it.skipIf(process.env['TEST_DATABASE_URL'])(
  'a job of a killed process runs again at once on the embedded database',
  async () => {
    const run = vi.fn(async () => {});
    const resume = defineJob({ name: 'resume', input: z.object({}), retryAfterSeconds: 0, run });
    const external = { clock: () => new Date() } as External;
    const database = await openTestDatabase();
    const start = (work: boolean) =>
      startJobs({
        ...{ database, definitions: [resume], reactions: [], external, log: silentLog, work },
        space: { isFull: () => false, onChange: () => {} },
      });

    const first = await start(false);
    await database.db.transaction().execute((tx) => first.enqueue(tx, resume, {}));
    await first.stop();
    const killed = new PgBoss({ ...database.boss, supervise: false, schedule: false });
    await killed.start();
    expect(await killed.fetch('resume')).toHaveLength(1);
    await killed.stop({ graceful: false, close: false });

    const second = await start(true);
    await second.beginWork();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 9_000 });
    await second.stop();
    await database.close();
  },
);
