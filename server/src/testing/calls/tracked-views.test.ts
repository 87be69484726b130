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

it('saves a batch of views, without those of deleted objects', async () => {
  const { db } = database;
  const account = await anAccount(db);
  const errors: unknown[] = [];
  const views = collectViews(db, (error) => errors.push(error));
  const author = { account, traceId: '' };
  views.note('get_assignments', { groupFilter: 'all-my' }, author);
  views.note('get_assignment', { assignment: randomUUID() }, author);
  views.note('get_assignments', {}, { account: randomUUID(), traceId: '' });
  views.note('get_profiles', {}, author);
  await views.flush();
  const rows = await db.selectFrom('event').select('kind').orderBy('kind').execute();
  expect(rows.map(({ kind }) => kind)).toEqual(['get_assignments', 'get_profiles']);
  expect(errors).toEqual([]);
});
