import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as setImmediately, setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isUnavailable } from '../database-errors.ts';
import { startEngineInThread } from './engine-in-thread.ts';
import type { EngineBroken } from './engine.ts';
import { openPglite, type PgliteDatabase } from './open-pglite.ts';

/** A second of work for the engine. */
const longStatement = sql`select count(*) from generate_series(1, 1500000)`;

describe('the embedded database in a thread of its own', () => {
  let database: PgliteDatabase;
  const onBroken = vi.fn<(error: EngineBroken) => void>();
  beforeAll(async () => {
    database = await openPglite({ thread: { onBroken } });
    await sql`create table note (id int primary key, text text)`.execute(database.db);
  });
  afterAll(() => database.close());

  it('lets the event loop run during a long statement', async () => {
    let rounds = 0;
    const counting = setInterval(() => (rounds += 1), 1);
    await longStatement.execute(database.db);
    clearInterval(counting);
    expect(rounds).toBeGreaterThan(20);
    expect(await database.ready()).toBe(true);
  });

  it('does not say that it is ready before a long statement has ended', async () => {
    const ended: string[] = [];
    const long = longStatement.execute(database.db).then(() => ended.push('the statement'));
    // The engine has it once the event loop was round.
    await pause(20);
    expect(ended).toEqual([]);
    await database.ready();
    // Whoever waits for the statement hears of its end in the same round.
    await setImmediately();
    expect(ended).toEqual(['the statement']);
    await long;
    expect(await database.ready()).toBe(true);
  });

  it('keeps transactions apart that run at once', async () => {
    const add = (id: number, fails: boolean) =>
      database.db.transaction().execute(async (tx) => {
        await sql`insert into note values (${id}, ${'x'.repeat(100_000)})`.execute(tx);
        if (fails) throw new Error('changed my mind');
      });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, id) => add(id, id % 2 === 1)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const { rows } = await sql<{ id: number; text: string }>`
      select id, text from note order by id`.execute(database.db);
    expect(rows.map(({ id }) => id)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    expect(rows.every(({ text }) => text.length === 100_000)).toBe(true);
  });

  it('hears notifications', async () => {
    const heard: string[] = [];
    const stop = await database.listen('torg_thread', (payload) => heard.push(payload));
    await sql`select pg_notify('torg_thread', 'hello')`.execute(database.db);
    await vi.waitFor(() => expect(heard).toEqual(['hello']));
    await stop();
    await sql`select pg_notify('torg_thread', 'again')`.execute(database.db);
    expect(heard).toEqual(['hello']);
  });

  it('has the extensions, and can be dumped and opened again', async () => {
    await sql`create extension if not exists pg_trgm`.execute(database.db);
    const copy = await openPglite({ dump: await database.dump(), thread: { onBroken } });
    const { rows } = await sql<{ near: number; notes: number }>`
      select similarity('torg', 'torget') as near, count(*) as notes from note`.execute(copy.db);
    expect(rows).toEqual([{ near: expect.any(Number), notes: 10 }]);
    await copy.close();
    expect(onBroken).not.toHaveBeenCalled();
  });
});

describe('a thread of the embedded database', () => {
  it('that cannot start says so, and is not reported as broken', async () => {
    const onBroken = vi.fn<() => void>();
    const starting = startEngineInThread({ dataDir: '/dev/null/nowhere' }, { onBroken });
    await expect(starting).rejects.toThrow(/ENOTDIR|EEXIST|not a directory/);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('that breaks is reported once, with every statement that waits for it', async () => {
    const onBroken = vi.fn<(error: EngineBroken) => void>();
    const folder = mkdtempSync(join(tmpdir(), 'torg-broken-'));
    const database = await openPglite({ folder, thread: { onBroken } });
    // No checkpoint succeeds without this file, and the engine does not go on without checkpoints.
    rmSync(join(folder, 'pglite', 'global', 'pg_control'));
    const statements = [sql`checkpoint`, sql`select 1`];
    const outcomes = await Promise.all(
      statements.map((one) => one.execute(database.db).catch((error: unknown) => error)),
    );
    expect(outcomes.map(isUnavailable)).toEqual([true, true]);
    expect(onBroken).toHaveBeenCalledOnce();
    expect(onBroken.mock.calls[0]?.[0].message).toContain('pg_control');
    rmSync(folder, { recursive: true, force: true });
  });
});
