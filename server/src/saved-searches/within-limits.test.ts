import type { FilterNode } from '@torg/protocol/search/search-filter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { alertOfSearch } from './alerts/alert-of-search.ts';
import { aSavedSearch } from './saved-searches.fixtures.ts';

const at = '/api/main/saved-searches/{saved_search}' as const;
const issue = { path: 'filters.or.20', message: 'is one of more than 20 in texts' };
const filters: FilterNode = {
  or: Array.from({ length: 21 }, () => ({ path: 'name', operator: 'contains', value: 'a' })),
};

let api: TestApi;
let buyer: TestClient;
let account: string;
beforeAll(async () => {
  api = await startTestApi();
  const organization = await anOrganization(api.db);
  account = await anAccount(api.db, { role: 'consultant_buyer', organization });
  buyer = await api.signedIn(account);
});
afterAll(() => api.close());

it.each(['client', 'admin'] as const)(
  'a search of a %s that looks into too many texts is not saved',
  async (audience) => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const by = audience === 'admin' ? admin : buyer;
    const body = { title: 'Dyrt', notify: 'instant', body: { filters } } as never;
    const answer = await by.call(`POST /api/main/${audience}/saved-searches`, { body });
    expect([answer.status, answer.error.issues]).toEqual([
      400,
      [{ ...issue, path: `body.${issue.path}` }],
    ]);
  },
);

it('one that was saved before there was such a limit is not run, and says why', async () => {
  const fields = { account, notify: 'instant', body: { anonymized: false, filters } } as const;
  const saved_search = await aSavedSearch(api.db, fields);
  const params = { saved_search };
  const answers = [
    await buyer.call(`GET ${at}/count`, { params }),
    await buyer.call(`POST ${at}/open`, { params }),
    await buyer.call(`PATCH ${at}`, { params, body: { notify: 'daily' } }),
  ];
  for (const { status, error } of answers) {
    expect([status, error.errorCode, error.issues]).toEqual([
      400,
      'request_validation_error',
      [issue],
    ]);
  }
  const lookedAt = () =>
    api.db
      .selectFrom('saved_search')
      .select('looked_at')
      .where('saved_search', '=', saved_search)
      .executeTakeFirstOrThrow();
  const before = await lookedAt();
  api.clock.advance({ minutes: 1 });
  await api.torg.parts.jobs.run(alertOfSearch, { input: { search: saved_search }, traceId: '' });
  expect(await lookedAt()).toEqual(before);
  const removed = await buyer.call(`DELETE ${at}`, { params });
  expect(removed.status).toBe(204);
});
