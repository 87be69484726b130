import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line } from '../../../testing/a-line.ts';
import { silentLog } from '../../log.ts';
import { isUnavailable } from '../database-errors.ts';
import type { Database } from '../database.ts';
import { openPostgres } from './open-postgres.ts';

const server = process.env['TEST_DATABASE_URL'];

describe.skipIf(server === undefined)('a server', () => {
  const target = new URL(server ?? 'postgres://nobody');
  let line: Line;
  let port: number;
  let database: Database;

  beforeEach(async () => {
    line = new Line(target);
    port = await line.open();
    const url = new URL(target);
    url.port = String(port);
    const options = { url: url.href, connections: 4, statementMs: 400 };
    database = await openPostgres(options, silentLog);
  });
  afterEach(async () => {
    line.fallSilent(false);
    await database.close();
    await line.cut();
  });

  const query = () => sql`select 1`.execute(database.db);
  const errorOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no error',
      (error: unknown) => error,
    );

  it('that stops makes running transactions fail as unavailable, and is used again once it is back', async () => {
    const running = Array.from({ length: 10 }, () =>
      database.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await line.cut();
        await sql`select 2`.execute(tx);
      }),
    );
    const errors = await Promise.all(running.map(errorOf));
    expect(errors.map(isUnavailable)).toEqual(errors.map(() => true));
    expect(isUnavailable(await errorOf(query()))).toBe(true);
    expect(await database.ready()).toBe(false);

    line = new Line(target);
    await line.open(port);
    await vi.waitFor(query, { timeout: 5_000 });
    expect(await database.ready()).toBe(true);
  });

  it('that falls silent lets no query wait forever', async () => {
    await query();
    line.fallSilent(true);
    const errors = await Promise.all(Array.from({ length: 8 }, () => errorOf(query())));
    expect(errors.map(isUnavailable)).toEqual(errors.map(() => true));
    expect(await database.ready()).toBe(false);
    line.fallSilent(false);
    await vi.waitFor(query, { timeout: 5_000 });
  }, 60_000);

  it('that closes an idle connection does not end the process', async () => {
    // Only our own connections: other tests use the same server at the same time.
    const pidOf = async (): Promise<number> => {
      const slept = sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.1)`;
      return (await slept.execute(database.db)).rows[0]?.pid ?? 0;
    };
    const pids = await Promise.all([pidOf(), pidOf()]);
    expect(new Set(pids).size).toBe(2);
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid
      where pid <> pg_backend_pid()`.execute(database.db);
    await vi.waitFor(async () => expect(await database.ready()).toBe(true), { timeout: 5_000 });
  });

  it('stops a statement that takes too long', async () => {
    const error = await errorOf(sql`select pg_sleep(5)`.execute(database.db));
    expect(isUnavailable(error)).toBe(true);
    expect((error as { code?: string }).code).toBe('57014');
  });

  it('lets a migration take its time', async () => {
    const slept = database.withoutTimeouts((db) => sql`select pg_sleep(1)`.execute(db));
    await expect(slept).resolves.toMatchObject({ rows: [{}] });
  });

  it('is listened to again after a reconnect, which is reported', async () => {
    const heard: string[] = [];
    const returned = vi.fn();
    await database.listen('torg_test_line', (payload) => heard.push(payload), returned);
    const notify = (payload: string) =>
      sql`select pg_notify('torg_test_line', ${payload})`.execute(database.db);
    await notify('before');
    await vi.waitFor(() => expect(heard).toEqual(['before']));

    await line.cut();
    line = new Line(target);
    await line.open(port);
    await vi.waitFor(() => expect(returned).toHaveBeenCalledOnce(), { timeout: 5_000 });
    await vi.waitFor(() => notify('after'), { timeout: 5_000 });
    await vi.waitFor(() => expect(heard).toContain('after'));
  });
});
