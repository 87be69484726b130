import { lives } from '@torg/protocol/lives';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allMovables } from '../../domains.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

const columns = allMovables.flatMap(({ life, columns: ofLife }) =>
  ofLife.map((column) => ({ ...column, thing: life.thing, life })),
);

describe('the states in the database', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  /** The values that the check constraint of this column allows. */
  async function allowedIn(table: string, column: string): Promise<string[]> {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_constraintdef(c.oid) as definition from pg_constraint as c
      join pg_attribute as a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column}
        and pg_get_constraintdef(c.oid) like '%ANY (ARRAY[%'`.execute(api.db);
    return rows.flatMap(({ definition }) =>
      [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? ''),
    );
  }

  it('have a column for every table of states', () => {
    expect(allMovables.map(({ life }) => life.thing).toSorted()).toEqual(
      lives.map(({ thing }) => thing).toSorted(),
    );
  });

  it.each(columns)('are those of $thing in $table.$column', async ({ table, column, life }) => {
    expect((await allowedIn(table, column)).toSorted()).toEqual([...life.states].toSorted());
  });

  it.each(columns)(
    'of $thing begin with the initial one in $table.$column',
    async (stateColumn) => {
      const { rows } = await sql<{ column_default: string | null }>`
      select column_default from information_schema.columns
      where table_name = ${stateColumn.table} and column_name = ${stateColumn.column}`.execute(
        api.db,
      );
      // Entries of a review are written when something has happened, and have no initial state.
      if (rows[0]?.column_default === null) return;
      expect(rows[0]?.column_default).toBe(`'${stateColumn.life.initial}'::text`);
    },
  );
});
