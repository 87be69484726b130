import type { FilterNode } from '@torg/protocol/search/search-filter';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { searchedPeople } from '../search.fixtures.ts';
import { findByWords } from './find-consultants.ts';

const search = 'POST /api/main/client/search';
const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined;

describe('a search whose filter looks into texts', () => {
  let api: TestApi;
  let buyer: TestClient;
  let ids: Awaited<ReturnType<typeof searchedPeople>>;
  beforeAll(async () => {
    api = await startTestApi();
    ids = await searchedPeople(api.db);
    const organization = await anOrganization(api.db, { kind: 'client' });
    const account = await anAccount(api.db, { role: 'consultant_buyer', organization });
    buyer = await api.signedIn(account);
  });
  afterAll(() => api.close());

  const inText = (value: string): FilterNode => ({
    path: 'description',
    operator: 'contains',
    value,
  });
  const visible: FilterNode = { path: 'availability', operator: 'exists', value: true };
  const timesLookedInto = (statements: readonly string[]) =>
    statements.join('\n').split('"p"."description" ~').length - 1;
  /** Several words, each of which may be a competency or stand in a text. */
  const query = 'Kubernetes java nettbank';
  const searches = () => api.torg.parts.database.searches;

  it.each([
    ['alone', inText('betaling')],
    ['with other conditions', { and: [visible, inText('betaling')] }],
    ['instead of other conditions', { or: [inText('betaling'), inText('betaling')] }],
  ] as [string, FilterNode][])(
    'looks into each text once for each condition: %s',
    async (_how, filters) => {
      const conditions = 'or' in filters ? 2 : 1;
      const page = { isAdmin: false, limit: 10, offset: 0 };
      const criteria = {
        filters,
        vectorSearch: {
          query,
          rewriteQuery: true,
          types: ['profile' as const],
          requiredMatches: 0,
        },
      };
      const byWords = await statementsOf(searches(), () => findByWords(searches(), criteria, page));
      expect(timesLookedInto(byWords)).toBe(conditions);
      const whole = await statementsOf(searches(), () =>
        buyer.call(search, { body: { filters, vectorSearch: { query } } as never }),
      );
      expect(timesLookedInto(whole)).toBe(conditions);
    },
  );

  it('finds the same people, by words and without', async () => {
    const found = async (body: object) =>
      (await buyer.call(search, { body })).body.data.map(({ account }) => account);
    expect(await found({ filters: inText('betaling') })).toEqual([ids.kari]);
    expect(await found({ filters: inText('betaling'), vectorSearch: { query } })).toEqual([
      ids.kari,
    ]);
    const nobody = { and: [visible, inText('finnes ikke')] };
    expect(await found({ filters: nobody, vectorSearch: { query } })).toEqual([]);
  });

  it.runIf(isOnServer)(
    'runs on connections of its own, so that others are still answered',
    async () => {
      const { db } = api.torg.parts.database;
      const body = { vectorSearch: { query } } as never;
      const elsewhere = await statementsOf(db, () => buyer.call(search, { body }));
      expect(elsewhere.filter((text) => text.includes('profile_search'))).toEqual([]);

      let areSlowDone = false;
      const slow = Promise.all(
        Array.from({ length: 40 }, () => sql`select pg_sleep(0.2)`.execute(searches())),
      ).then(() => {
        areSlowDone = true;
      });
      const others = await Promise.all(
        Array.from({ length: 5 }, () => buyer.call('GET /api/main/account/me')),
      );
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(areSlowDone).toBe(false);
      await slow;
    },
  );
});
