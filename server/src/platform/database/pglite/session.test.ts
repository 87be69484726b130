import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepared } from '../prepared.ts';
import { openPglite, type PgliteDatabase } from './open-pglite.ts';

describe('a prepared statement of the embedded database', () => {
  let database: PgliteDatabase;
  beforeAll(async () => {
    database = await openPglite({});
  });
  afterAll(() => database.close());

  it('takes and returns every kind of value like a statement that is not prepared', async () => {
    const moment = new Date('2026-11-20T12:00:00.123Z');
    const columns = sql`${'a "b"'}::text as text, ${null}::text as nothing, ${true}::boolean as yes,
      ${7}::int as number, ${moment}::timestamptz as moment, ${'2026-11-20'}::date as day,
      ${['6e9f1c0a-0000-4000-8000-000000000001']}::uuid[] as ids, ${['a,b', 'c']}::text[] as texts,
      ${JSON.stringify({ a: [1] })}::json as json, 12345678901::int8 as large`;
    const statements = await sql`${prepared} select ${columns}`.execute(database.db);
    const each = await sql`select ${columns}`.execute(database.db);
    expect(statements.rows).toEqual(each.rows);
    expect(statements.rows[0]).toMatchObject({
      moment,
      yes: true,
      texts: ['a,b', 'c'],
      nothing: null,
    });
  });

  it('says how many rows it changed', async () => {
    await sql`create table counted (n int)`.execute(database.db);
    const insert = (n: number) =>
      sql`${prepared} insert into counted select generate_series(1, ${n}::int)`;
    expect((await insert(3).execute(database.db)).numAffectedRows).toBe(3n);
    expect((await insert(5).execute(database.db)).numAffectedRows).toBe(5n);
  });

  it('fails with the code of the database, alone and within a transaction, and then works again', async () => {
    const divide = (by: number) => sql<{ n: number }>`${prepared} select 10 / ${by}::int as n`;
    await expect(divide(0).execute(database.db)).rejects.toMatchObject({ code: '22012' });
    const within = database.db.transaction().execute((tx) => divide(0).execute(tx));
    await expect(within).rejects.toMatchObject({ code: '22012' });
    expect((await divide(5).execute(database.db)).rows).toEqual([{ n: 2 }]);
  });

  it('is prepared again when the first attempt failed', async () => {
    const read = sql`${prepared} select * from later`;
    await expect(read.execute(database.db)).rejects.toMatchObject({ code: '42P01' });
    await sql`create table later (n int)`.execute(database.db);
    expect((await read.execute(database.db)).rows).toEqual([]);
  });
});
