import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { compiledOnce, valueAt } from './compiled-once.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a statement that is compiled once has the text of its variant and the values of each call', async () => {
  let written = 0;
  const ask = compiledOnce<{ answer: string }, string>((variant) => {
    written += 1;
    return sql`select ${valueAt(1)}::text || ${variant} || ${valueAt(0)}::text as answer`;
  });
  const answers = [];
  for (const [variant, values] of [
    ['-', ['a', 'b']],
    ['+', ['c', 'd']],
    ['-', ['e', 'f']],
  ] as const) {
    answers.push(...(await ask(database.db, variant, values)));
  }
  expect(answers.map(({ answer }) => answer)).toEqual(['b-a', 'd+c', 'f-e']);
  expect(written).toBe(2);
});
