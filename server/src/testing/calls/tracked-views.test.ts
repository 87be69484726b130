import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../test-database.ts';
import { collectViews } from '../../platform/events.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('keeps the views of a moment, save of what is gone since', async () => {
  const { db } = database;
  const account = await anAccount(db);
  const errors: unknown[] = [];
  const seen = collectViews(db, (error) => errors.push(error));
  const author = { account, traceId: '' };
  seen.note('get_assignments', { groupFilter: 'all-my' }, author);
  seen.note('get_assignment', { assignment: randomUUID() }, author);
  seen.note('get_assignments', {}, { account: randomUUID(), traceId: '' });
  seen.note('get_profiles', {}, author);
  await seen.flush();
  const rows = await db.selectFrom('event').select('kind').orderBy('kind').execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['get_assignments', 'get_profiles']);
  expect(errors).toEqual([]);
});
