import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { foldedPattern } from './folded-pattern.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const texts = ['Knæ', 'KNAE', 'kna', 'Ærlig', 'aerlig', 'Åse Øy', 'aase oy', 'ÁÉ', 'é', 'C++ (2)'];
const more = [
  'a.b',
  'a\\b',
  '[x]',
  '100 %',
  'a_b',
  '^start$',
  '{2}',
  'Ñandú',
  'linje\nto',
  'ß',
  'Łódź',
];
const all = [...texts, ...more, 'æ', 'a', 'e', 'ae', 'næ', 'rl', '+', '.', '\\', '***:x', '(?i)x'];

it('finds exactly what folding both texts finds', async () => {
  for (const value of all) {
    const { rows } = await sql<{ text: string; folded: boolean; pattern: boolean }>`
      select text, folded(text) like folded(${containing(value)}) as folded,
        text ~ ${foldedPattern(value)}::text as pattern
      from unnest(${all}::text[]) as text`.execute(database.db);
    const found = (by: 'folded' | 'pattern') =>
      rows.filter((row) => row[by]).map(({ text }) => text);
    expect(found('pattern'), value).toEqual(found('folded'));
  }
});
