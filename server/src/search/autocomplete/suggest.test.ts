import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { searchedPeople } from '../search.fixtures.ts';

const client = 'POST /api/main/client/search';

describe('a suggestion while typing', () => {
  let api: TestApi;
  let buyer: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    await searchedPeople(api.db);
    const organization = await anOrganization(api.db, { kind: 'client' });
    buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization }));
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const suggest = async (
    searcher: TestClient,
    query: string,
    as: 'client' | 'admin' = 'client',
  ) => {
    const call = `POST /api/main/${as}/search/autocomplete` as const;
    const { body } = await searcher.call(call, { body: { query } });
    return body.results.map(({ type, label }) => `${type}: ${label}`);
  };

  it.each([
    ['kuber', 'project_skill: Kubernetes'],
    ['k8s', 'project_skill: Kubernetes'],
    ['kubernetse', 'project_skill: Kubernetes'],
    ['naess', 'profile: Kari Næss'],
    ['bolgen', 'consultant_company: Bølgen Rådgivning'],
    ['havgap', 'project_customer: Sparebanken Havgap'],
    ['accessibility exp', 'profile_certifications: Certified Accessibility Expert'],
    ['vestl', 'region: Vestland'],
    ['fjern', 'remote: Kan jobbe hjemmefra'],
    ['ledig', 'availability: Ledig nå'],
    ['frilans', 'consultant_company_type: Selvstendig'],
  ])('for %s can be %s', async (query, expected) => {
    const found = await suggest(buyer, query);
    expect(found).toContain(expected);
    expect(found.at(-1)).toBe(`ranked_by_query: ${query}`);
  });

  it('comes from hidden profiles only for admins', async () => {
    expect(await suggest(buyer, 'skjult kunde')).toEqual(['ranked_by_query: skjult kunde']);
    expect(await suggest(buyer, 'gjemt')).not.toContain('profile: Gjemt Person');
    expect(await suggest(admin, 'skjult kunde', 'admin')).toContain(
      'project_customer: Skjult Kunde',
    );
  });

  it('is a role or skill of projects, or of profiles if requested', async () => {
    const autocomplete = 'POST /api/main/client/search/autocomplete';
    const resultsFor = async (query: string, types: ('project_skill' | 'profile_skill')[]) => {
      const { body } = await buyer.call(autocomplete, { body: { query, types } });
      return body.results.map(({ type, label, filter }) => [type, label, filter?.path]);
    };
    // No visible consultant has used Java in a project, although two list it.
    expect(await resultsFor('java', ['project_skill'])).toEqual([]);
    expect(await resultsFor('java', ['profile_skill'])).toContainEqual([
      'profile_skill',
      'Java',
      'skills.uuid',
    ]);
    expect(await resultsFor('kubernetes', ['project_skill'])).toEqual([
      ['project_skill', 'Kubernetes', 'projects.project_skills.uuid'],
    ]);
    const { body } = await admin.call('POST /api/main/admin/search/autocomplete', {
      body: { query: 'java', types: ['project_skill'] },
    });
    expect(body.results.map(({ label }) => label)).toEqual(['Java']);
  });

  it('can be requested by the name of its type, with the usual limit', async () => {
    const { body } = await buyer.call('POST /api/main/client/search/autocomplete', {
      body: { query: 'v', types: ['region', { type: 'remote', limit: 1 }, 'ranked_by_query'] },
    });
    const types = body.results.map(({ type }) => type);
    expect(types).toEqual([...Array(5).fill('region'), 'ranked_by_query']);
  });

  it('comes in the requested order of types, up to their limits, and works as a filter', async () => {
    const { body } = await buyer.call('POST /api/main/client/search/autocomplete', {
      body: {
        query: 'a',
        types: [
          { type: 'region', limit: 2 },
          { type: 'profile', limit: 1 },
        ],
      },
    });
    expect(body.results.map(({ type }) => type)).toEqual(['region', 'region', 'profile']);
    for (const { filter } of body.results) {
      const answer = await buyer.call(client, { body: { filters: { ...filter } } });
      expect(answer.status).toBe(200);
    }
  });
});
