import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOfAnyNumber, planName, prepared } from './prepared.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

describe('a prepared statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const addOne = (value: number) =>
    sql<{ answer: number }>`${prepared} select ${value}::int + 1 as answer`.execute(database.db);

  it('uses the values of each call', async () => {
    for (const value of [1, 41, 1]) {
      const { rows } = await addOne(value);
      expect(rows).toEqual([{ answer: value + 1 }]);
    }
  });

  it('runs many times at once, with a plan for each connection', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, value) => addOne(value)));
    expect(all.map(({ rows }) => rows[0]?.answer)).toEqual(all.map((_, value) => value + 1));
  });

  it.runIf(process.env['TEST_DATABASE_URL'])('is stored by the server', async () => {
    await database.db.connection().execute(async (connection) => {
      const text = sql`${prepared} select ${5}::int + 2 as kept`;
      await text.execute(connection);
      const kept = sql<{ name: string }>`select name from pg_prepared_statements
        where statement like '%as kept%'`;
      const { rows } = await kept.execute(connection);
      expect(rows).toEqual([{ name: planName(text.compile(connection).sql) }]);
    });
  });

  it.runIf(process.env['TEST_DATABASE_URL'])('keeps its plan for lists of any length', async () => {
    await database.db.connection().execute(async (connection) => {
      const selectAccounts = (length: number) =>
        sql`${prepared} select account as listed from account where account = any(${idsOfAnyNumber(
          Array.from({ length }, () => randomUUID()),
        )})`.execute(connection);
      for (const length of [1, 1, 2, 1, 1, 40, 1]) await selectAccounts(length);
      const { rows } = await sql<{ generic: number }>`select generic_plans::int as generic
        from pg_prepared_statements where statement like '%as listed%'`.execute(connection);
      expect(rows).toEqual([{ generic: 2 }]);
    });
  });

  it('has a name that depends on its text alone, and none without the mark', () => {
    const { sql: text } = sql`${prepared} select 1`.compile(database.db);
    expect(planName(text)).toMatch(/^[0-9a-f]{40}$/);
    expect(planName(text)).toBe(planName(text));
    expect(planName(`${text} `)).not.toBe(planName(text));
    expect(planName('select 1')).toBeUndefined();
  });
});
