import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { firstPosition } from './profile-items.repository.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the place of a new entry is found in the index of its profile, so that those of others cost it nothing', async () => {
  const { rows } = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const place = firstPosition(randomUUID(), 'project');
    return sql<{ 'QUERY PLAN': string }>`explain select ${place} as place`.execute(tx);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('profile_item_profile');
  expect(plan).not.toContain('Seq Scan');
});
