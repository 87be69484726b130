import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violatedUnique } from './database-errors.ts';
import { pipelined } from './pipelined.ts';
import type { Tx } from './tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

describe('a statement that is sent along', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table stone (stone int primary key)`.execute(database.db);
  });
  beforeEach(async () => {
    await sql`delete from stone`.execute(database.db);
  });
  afterAll(() => database.close());

  const lay = (tx: Tx, stone: number) =>
    sql`${pipelined} insert into stone values (${stone})`.execute(tx);
  const stones = async () =>
    (await sql<{ stone: number }>`select stone from stone order by stone`.execute(database.db))
      .rows;

  it('is there for the next statement, and kept with the commit', async () => {
    const seen = await database.db.transaction().execute(async (tx) => {
      await lay(tx, 1);
      await lay(tx, 2);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from stone`.execute(tx);
      await lay(tx, 3);
      return rows[0]?.count;
    });
    expect(seen).toBe(2);
    expect(await stones()).toEqual([{ stone: 1 }, { stone: 2 }, { stone: 3 }]);
  });

  it('that fails just before the commit undoes all of it, and says why', async () => {
    const laid = database.db.transaction().execute(async (tx) => {
      await lay(tx, 1);
      await lay(tx, 1);
    });
    await expect(laid).rejects.toSatisfy((error) => violatedUnique(error) === 'stone_pkey');
    expect(await stones()).toEqual([]);
  });

  it('that fails before another statement lets that one fail with its error', async () => {
    const laid = database.db.transaction().execute(async (tx) => {
      await lay(tx, 1);
      await lay(tx, 1);
      await sql`select 1`.execute(tx);
    });
    await expect(laid).rejects.toSatisfy((error) => violatedUnique(error) === 'stone_pkey');
    expect(await stones()).toEqual([]);
  });

  it('is undone when the change is refused after it', async () => {
    const laid = database.db.transaction().execute(async (tx) => {
      await lay(tx, 1);
      throw new Error('refused');
    });
    await expect(laid).rejects.toThrow('refused');
    expect(await stones()).toEqual([]);
  });

  it('leaves the connection fit for the next, however many come at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, (_, stone) =>
        database.db.transaction().execute((tx) => lay(tx, stone % 20)),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await stones()).toHaveLength(20);
  });
});
