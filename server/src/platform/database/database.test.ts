import { setTimeout as pause } from 'node:timers/promises';
import { AbortedTransactionError, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isForeignKeyViolation, isUnavailable, violatedUnique } from './database-errors.ts';
import { migrationsAreCurrent } from './migrate.ts';
import type { Tables } from './tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table parent (id int primary key)`.execute(database.db);
  await sql`create table pebble (id int primary key, parent int references parent)`.execute(
    database.db,
  );
});
afterAll(() => database.close());
beforeEach(() => sql`delete from pebble`.execute(database.db));

const put = (id: number, on: Transaction<Tables> | Database['db'] = database.db) =>
  sql`insert into pebble (id) values (${id})`.execute(on);
const ids = async () =>
  (await sql<{ id: number }>`select id from pebble order by id`.execute(database.db)).rows.map(
    ({ id }) => id,
  );
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a transaction', () => {
  it('commits all of its changes, or none', async () => {
    await database.db.transaction().execute((tx) => put(1, tx));
    const failing = database.db.transaction().execute(async (tx) => {
      await put(2, tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([1]);
  });

  it('does not report success when one of its statements has failed', async () => {
    const swallowing = database.db.transaction().execute(async (tx) => {
      await put(1, tx);
      await put(1, tx).catch(() => {});
    });
    await expect(swallowing).rejects.toBeInstanceOf(AbortedTransactionError);
    expect(await ids()).toEqual([]);
  });

  it('can roll back to a savepoint and continue from there', async () => {
    const tx = await database.db.startTransaction().execute();
    await put(1, tx);
    const saved = await tx.savepoint('here').execute();
    await put(1, saved).catch(() => {});
    await saved.rollbackToSavepoint('here').execute();
    await put(2, tx);
    await tx.commit().execute();
    expect(await ids()).toEqual([1, 2]);
  });

  it('has the requested isolation level', async () => {
    const { rows } = await database.db
      .transaction()
      .setIsolationLevel('serializable')
      .execute((tx) =>
        sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(
          tx,
        ),
      );
    expect(rows[0]?.level).toBe('serializable');
  });

  it('is not interleaved with statements of the job queue', async () => {
    const order: string[] = [];
    const queued = Promise.withResolvers<void>();
    const changing = database.db.transaction().execute(async (tx) => {
      await put(1, tx);
      // The embedded database lets nobody else in, however long the transaction takes.
      await (database.kind === 'postgres' ? queued.promise : pause(30));
      order.push('transaction');
    });
    const queue = database.boss.db
      .executeSql('select count(*)::int as n from pebble')
      .then(({ rows }) => {
        order.push('queue');
        queued.resolve();
        return rows[0].n as number;
      });
    await changing;
    const pebbleCount = await queue;
    // A server answers at once, without uncommitted rows; the embedded database after the commit.
    const expected = database.kind === 'postgres' ? [0, 'queue'] : [1, 'transaction'];
    expect([pebbleCount, order[0]]).toEqual(expected);
  });
});

describe('a script of the job queue', () => {
  it('that fails halfway leaves nothing behind', async () => {
    const script =
      'begin; insert into pebble (id) values (1); insert into pebble (id) values (1); commit;';
    await expect(database.boss.db.executeSql(script)).rejects.toThrow('pebble_pkey');
    await put(2);
    expect(await ids()).toEqual([2]);
  });
});

describe('a notification', () => {
  it('arrives when the transaction commits, and never when it rolls back', async () => {
    const heard: string[] = [];
    const stop = await database.listen('test_news', (payload) => heard.push(payload));
    const notify = (payload: string, fail: boolean) =>
      database.db.transaction().execute(async (tx) => {
        await sql`select pg_notify('test_news', ${payload})`.execute(tx);
        await pause(20);
        expect(heard).not.toContain(payload);
        if (fail) throw new Error('no');
      });
    await notify('lost', true).catch(() => {});
    await notify('kept', false);
    await expect.poll(() => heard).toEqual(['kept']);
    await stop();
    await notify('later', false);
    await pause(50);
    expect(heard).toEqual(['kept']);
  });
});

describe('values', () => {
  it('are the same from both databases', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, 12.50::numeric as money,
      date '2026-11-20' as day, timestamptz '2026-11-20 10:00+01' as moment, array[1::int8] as bigs,
      array['a','b'] as texts, array[date '2026-11-20'] as days, '{"a":[1]}'::jsonb as json,
      interval '90 minutes' as span, null::text as nothing`.execute(database.db);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      money: 12.5,
      day: '2026-11-20',
      moment: new Date('2026-11-20T09:00:00Z'),
      bigs: [1],
      texts: ['a', 'b'],
      days: ['2026-11-20'],
      json: { a: [1] },
      span: '01:30:00',
      nothing: null,
    });
  });
});

describe('errors', () => {
  it('say whether a unique value is taken', async () => {
    await put(1);
    const error = await errorOf(put(1));
    expect(violatedUnique(error)).toBe('pebble_pkey');
    expect(isForeignKeyViolation(error)).toBe(false);
  });

  it('say whether a referenced row does not exist', async () => {
    const error = await errorOf(sql`insert into pebble values (1, 404)`.execute(database.db));
    expect(isForeignKeyViolation(error)).toBe(true);
    expect(isForeignKeyViolation(error, 'pebble_parent_fkey')).toBe(true);
    expect(isUnavailable(error)).toBe(false);
  });

  it('of a wrong statement do not count as an unavailable database', async () => {
    expect(isUnavailable(await errorOf(sql`select nonsense`.execute(database.db)))).toBe(false);
    expect(isUnavailable(undefined)).toBe(false);
    expect(isUnavailable('text')).toBe(false);
  });
});

describe('the test database', () => {
  it('is migrated and ready', async () => {
    expect(await migrationsAreCurrent(database.db)).toBe(true);
    expect(await database.ready()).toBe(true);
  });

  it('is not shared with other tests', async () => {
    const other = await openTestDatabase();
    const found = await sql`select to_regclass('pebble') as pebble`.execute(other.db);
    expect(found.rows).toEqual([{ pebble: null }]);
    await other.close();
  });
});
