import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violatedUnique } from './database-errors.ts';
import { pipelined } from './pipelined.ts';
import type { Tx } from './tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

describe('a pipelined statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await sql`create table stone (stone int primary key)`.execute(database.db);
  });
  beforeEach(async () => {
    await sql`delete from stone`.execute(database.db);
  });
  afterAll(() => database.close());

  const insertStone = (tx: Tx, stone: number) =>
    sql`${pipelined} insert into stone values (${stone})`.execute(tx);
  const stones = async () =>
    (await sql<{ stone: number }>`select stone from stone order by stone`.execute(database.db))
      .rows;

  it('is visible to the next statement, and committed with the transaction', async () => {
    const stoneCount = await database.db.transaction().execute(async (tx) => {
      await insertStone(tx, 1);
      await insertStone(tx, 2);
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from stone`.execute(tx);
      await insertStone(tx, 3);
      return rows[0]?.count;
    });
    expect(stoneCount).toBe(2);
    expect(await stones()).toEqual([{ stone: 1 }, { stone: 2 }, { stone: 3 }]);
  });

  it('that fails just before the commit rolls the transaction back with its own error', async () => {
    const inserting = database.db.transaction().execute(async (tx) => {
      await insertStone(tx, 1);
      await insertStone(tx, 1);
    });
    await expect(inserting).rejects.toSatisfy((error) => violatedUnique(error) === 'stone_pkey');
    expect(await stones()).toEqual([]);
  });

  it('that fails before another statement makes that one fail with its error', async () => {
    const inserting = database.db.transaction().execute(async (tx) => {
      await insertStone(tx, 1);
      await insertStone(tx, 1);
      await sql`select 1`.execute(tx);
    });
    await expect(inserting).rejects.toSatisfy((error) => violatedUnique(error) === 'stone_pkey');
    expect(await stones()).toEqual([]);
  });

  it('is rolled back when the change is refused after it', async () => {
    const inserting = database.db.transaction().execute(async (tx) => {
      await insertStone(tx, 1);
      throw new Error('refused');
    });
    await expect(inserting).rejects.toThrow('refused');
    expect(await stones()).toEqual([]);
  });

  it('leaves the connection usable for the next transaction, however many run at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, (_, stone) =>
        database.db.transaction().execute((tx) => insertStone(tx, stone % 20)),
      ),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await stones()).toHaveLength(20);
  });
});
