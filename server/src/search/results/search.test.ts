import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { competencyId } from '../../competencies/competencies.queries.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { searchedPeople } from '../search.fixtures.ts';

const client = 'POST /api/main/client/search';
const admin = 'POST /api/main/admin/search';

const skill = (key: string) => competencyId('skill', key);

describe('a search', () => {
  let api: TestApi;
  let buyer: TestClient;
  let adminClient: TestClient;
  let ids: Record<'kari' | 'per' | 'asa' | 'hidden', string>;

  beforeAll(async () => {
    api = await startTestApi();
    ids = await searchedPeople(api.db);
    const company = await anOrganization(api.db, { kind: 'client' });
    buyer = await api.signedIn(
      await anAccount(api.db, { role: 'consultant_buyer', organization: company }),
    );
    adminClient = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const find = async (query: string, rewriteQuery = true) => {
    const { body } = await buyer.call(client, { body: { vectorSearch: { query, rewriteQuery } } });
    return body.data.map(({ account }) => account);
  };

  it.each([
    ['a word of the description', 'betalingsløsninger', 'kari'],
    ['the same without its accents and in capitals', 'BETALINGSLOSNINGER', 'kari'],
    ['another inflection', 'betalingsløsning', 'kari'],
    ['the end of a compound', 'grensesnitt', 'per'],
    ['a long word that is cut in two', 'nettbankmigrering', 'kari'],
    ['a synonym of a skill', 'k8s', 'kari'],
    ['a misspelled skill', 'kubernettes', 'kari'],
    ['a misspelled word', 'brukergrensesnit', 'per'],
    ['a role written as one word', 'backendutvikler', 'kari'],
    ['a role written as separate words', 'back end utvikler', 'kari'],
    ['a customer', 'havgap', 'kari'],
    ['a name', 'oberg', 'asa'],
    ['a sentence', 'Vi trenger en erfaren javautvikler som kan Kubernetes', 'kari'],
    ['a Swedish word', 'testledare', 'asa'],
  ] as const)('finds somebody by %s', async (_how, query, who) => {
    expect((await find(query))[0]).toBe(ids[who]);
  });

  it('says what in a profile matches', async () => {
    const { body } = await buyer.call(client, {
      body: { vectorSearch: { query: 'k8s nettbank' } },
    });
    expect(body.data[0]?.why).toEqual([
      { by: 'words', kind: 'skill', text: 'Kubernetes', competency: skill('kubernetes') },
      { by: 'words', kind: 'project', text: 'Ny nettbank' },
    ]);
  });

  it('corrects a misspelled skill', async () => {
    const { body } = await buyer.call(client, { body: { vectorSearch: { query: 'kuberntes' } } });
    expect(body.data.map(({ account }) => account)).toEqual([ids.kari]);
    expect(body.data[0]?.why).toEqual([
      { by: 'words', kind: 'skill', text: 'Kubernetes', competency: skill('kubernetes') },
      { by: 'words', kind: 'project', text: 'Ny nettbank' },
    ]);
    expect(await find('kuberntes', false)).toEqual([]);
  });

  it('shows an admin the correction of a misspelled word, which is not left out', async () => {
    const { body } = await adminClient.call('GET /api/main/admin/competency-reading', {
      query: { text: 'Java og kuberntes' },
    });
    expect(body.corrected).toEqual([{ word: 'kuberntes', taken_for: 'kubernetes' }]);
    expect(body.groups.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['java', 'kubernetes']),
    );
    expect(body.left_out).toEqual(['og']);
  });

  it('uses the words unchanged when it may not rewrite them', async () => {
    expect(await find('grensesnitt', false)).toEqual([]);
    expect(await find('nettbank', false)).toEqual([ids.kari]);
  });

  it('finds everybody who is visible without criteria, page by page', async () => {
    const all = await buyer.call(client, { body: {} });
    expect(all.body).toMatchObject({ total: 3, limit: 10, offset: 0 });
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) => buyer.call(client, { body: { limit: 1, offset } })),
    );
    expect(pages.flatMap(({ body }) => body.data)).toEqual(all.body.data);
    expect(pages.map(({ body }) => body.total)).toEqual([3, 3, 3, 3]);
  });

  it('is recorded once, however many of its pages are read', async () => {
    for (const offset of [0, 10]) {
      await buyer.call(client, { body: { offset, vectorSearch: { query: 'testledare' } } });
    }
    const recorded = await api.events('performed_search');
    const own = recorded.filter(({ metadata }) => JSON.stringify(metadata).includes('testledare'));
    expect(own.slice(-1)).toMatchObject([{ metadata: { query: 'testledare', total: 1 } }]);
    expect(
      own.filter(({ metadata }) => JSON.stringify(metadata).includes('"total":1')),
    ).toHaveLength(own.length);
  });

  it('combines words and filters', async () => {
    const { body } = await buyer.call(client, {
      body: {
        vectorSearch: { query: 'java' },
        filters: { path: 'availability', operator: 'gt', value: '2026-11-30' },
      },
    });
    expect([body.total, body.data.map(({ account }) => account)]).toEqual([1, [ids.kari]]);
  });

  it('finds consultants who are not available, unless it filters by a date', async () => {
    const busy = await aConsultant(api.db, {
      account: { name: 'Opptatt Odd' },
      skills: [skill('java')],
      description: 'Skriver kompilatorer.',
    });
    await (
      await api.signedIn(busy)
    ).call('POST /api/main/profile/{profile}/availability', {
      params: { profile: busy },
      body: { isAvailable: false },
    });
    const listed = async (filters?: Record<string, unknown>) => {
      const body = { limit: 50, ...(filters && { filters }) };
      const { data } = (await buyer.call(client, { body })).body;
      return data.find(({ account }) => account === busy)?.availability;
    };
    expect(await listed()).toBeNull();
    expect(await listed({ path: 'skills.uuid', operator: 'eq', value: skill('java') })).toBeNull();
    expect(await find('kompilatorer')).toEqual([busy]);
    for (const operator of ['lt', 'lte', 'gt', 'gte', 'eq', 'ne']) {
      expect(await listed({ path: 'availability', operator, value: '2026-12-01' })).toBeUndefined();
    }
    for (const operator of ['in', 'nin']) {
      const filters = { path: 'availability', operator, value: ['2026-12-01'] };
      expect(await listed(filters)).toBeUndefined();
    }
    expect(await listed({ path: 'availability', operator: 'exists', value: false })).toBeNull();
    await api.db.deleteFrom('profile').where('profile', '=', busy).execute();
  });

  it('shows a buyer nothing private, and nobody who is hidden', async () => {
    const { body } = await buyer.call(client, { body: { limit: 50 } });
    for (const profile of body.data) {
      expect(profile).toMatchObject({
        email: null,
        phone: null,
        qa_status: null,
        active_since: null,
        visible_in_search: null,
      });
    }
    const hiddenSearch = await buyer.call(client, {
      body: { filters: { path: 'account', operator: 'eq', value: ids.hidden } },
    });
    expect(hiddenSearch.body.total).toBe(0);
    expect(await find('hemmelig')).toEqual([]);
  });

  it.each([
    [
      'an expert in something',
      { path: 'skills.expert', operator: 'eq', value: true },
      ['kari', 'per', 'asa'],
    ],
    [
      'somebody with a skill that is not marked',
      { path: 'skills.expert', operator: 'eq', value: false },
      ['kari'],
    ],
    [
      'somebody with a marked role',
      { path: 'roles.emphasize', operator: 'eq', value: true },
      ['kari'],
    ],
    [
      'whoever has no marked role',
      { path: 'roles.emphasize', operator: 'ne', value: true },
      ['per', 'asa'],
    ],
    ['a skill by its name', { path: 'skills.name', operator: 'eq', value: 'Kubernetes' }, ['kari']],
    [
      'a skill by a part of its name',
      { path: 'skills.name', operator: 'contains', value: 'KUBERN' },
      ['kari'],
    ],
    [
      'skills by their names',
      { path: 'skills.name', operator: 'in', value: ['React', 'Kubernetes'] },
      ['kari', 'per'],
    ],
    [
      'whoever has none of the named skills',
      { path: 'skills.name', operator: 'nin', value: ['React', 'Kubernetes'] },
      ['asa'],
    ],
    [
      'a role by a part of its name, in another language',
      { path: 'roles.name', operator: 'contains', value: 'backend' },
      ['kari'],
    ],
    [
      'whoever has no region',
      { path: 'regions.name', operator: 'exists', value: false },
      ['kari', 'per', 'asa'],
    ],
  ] as const)('finds by a filter %s', async (_what, filters, expected) => {
    const { status, body } = await buyer.call(client, { body: { filters, limit: 50 } });
    expect(status).toBe(200);
    const found = body.data.map(({ account }) => account);
    expect(found.toSorted()).toEqual(expected.map((who) => ids[who]).toSorted());
  });

  it('finds the consultants of a company by its id', async () => {
    const all = await buyer.call(client, { body: { limit: 50 } });
    const company = all.body.data.find(({ account }) => account === ids.kari);
    const value = company?.consultant_company_id ?? '';
    const filters = { path: 'consultant_company_id', operator: 'eq', value };
    const { body } = await buyer.call(client, { body: { filters } });
    expect(body.data.map(({ account }) => account)).toEqual([ids.kari]);
  });

  it('shows an admin everybody, and the ranks of each hit', async () => {
    const { body } = await adminClient.call(admin, {
      body: { filters: { path: 'email', operator: 'eq', value: 'gjemt@torg.example' } },
    });
    expect(body.data).toMatchObject([{ account: ids.hidden, visible_in_search: false }]);
    expect(body.metadata).toMatchObject([
      { account: ids.hidden, visible_in_search: false, text_rank: null },
    ]);
  });

  it('leaves out names and companies when it is anonymized', async () => {
    const { body } = await buyer.call(client, {
      body: { anonymized: true, vectorSearch: { query: 'Kari betalingsløsninger' } },
    });
    const text = JSON.stringify(body.data);
    expect(body.data[0]?.account).toBe(ids.kari);
    for (const hidden of ['Kari', 'Næss', 'Bølgen']) expect(text).not.toContain(hidden);
  });

  it.each([
    ['an unknown path', { path: 'salary', operator: 'eq', value: 1 }, 'filters.path'],
    ['a private path', { path: 'email', operator: 'eq', value: 'a' }, 'filters.path'],
    [
      'an operator that means nothing there',
      { and: [{ path: 'remote_work_ok', operator: 'gt', value: true }] },
      'filters.and.0.operator',
    ],
    [
      'a value of another type',
      { or: [{ and: [{ path: 'availability', operator: 'lt', value: 'soon' }] }] },
      'filters.or.0.and.0.value',
    ],
    ['an unknown word', { path: 'locale', operator: 'eq', value: 'fi' }, 'filters.value'],
    ['a single value for a list', { path: 'name', operator: 'in', value: 'Kari' }, 'filters.value'],
    ['an empty group', { and: [] }, 'filters.and'],
    ['and and or at once', { and: [{ or: [] }], or: [] }, 'filters.or'],
    [
      'six groups in each other',
      [1, 2, 3, 4, 5, 6].reduce<object>((inner) => ({ and: [inner] }), {
        path: 'name',
        operator: 'exists',
        value: true,
      }),
      'filters.and.0.and.0.and.0.and.0.and.0',
    ],
    [
      'more than a hundred conditions',
      {
        or: Array.from({ length: 101 }, () => ({ path: 'name', operator: 'exists', value: true })),
      },
      'filters.or.100',
    ],
    [
      'more than twenty conditions in texts',
      {
        or: Array.from({ length: 21 }, () => ({ path: 'name', operator: 'contains', value: 'a' })),
      },
      'filters.or.20',
    ],
    [
      'more than a thousand characters in texts',
      {
        or: Array.from({ length: 6 }, (_, at) => ({
          path: 'skills.name',
          operator: 'contains',
          value: `${at}`.repeat(190),
        })),
      },
      'filters.or.5.value',
    ],
    [
      'an id where a mark is a boolean',
      { path: 'skills.expert', operator: 'eq', value: '00000000-0000-4000-8000-000000000000' },
      'filters.value',
    ],
    [
      'a property that every object inherits',
      { path: 'toString', operator: 'eq', value: 'a' },
      'filters.path',
    ],
  ])('refuses %s, with its place', async (_what, filters, place) => {
    const answer = await buyer.call(client, {
      body: { filters: filters as Record<string, unknown> },
    });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'request_validation_error']);
    expect(answer.error.issues?.map(({ path }) => path)).toContain(place);
  });

  it('is refused to a consultant who is no company admin', async () => {
    const consultant = await api.signedIn(ids.per);
    expect((await consultant.call(client, { body: {} })).status).toBe(401);
    const autocomplete = 'POST /api/main/client/search/autocomplete';
    expect((await consultant.call(autocomplete, { body: { query: 'java' } })).status).toBe(401);
  });

  it('by name finds the profiles that the searcher may read', async () => {
    const names = async (searcher: TestClient, query: string) => {
      const { body } = await searcher.call('POST /api/main/profile/search', { body: { query } });
      return body.profiles.map(({ name }) => name);
    };
    expect(await names(buyer, 'åsen')).toEqual(['Per Åsen']);
    expect(await names(buyer, 'gjemt')).toEqual([]);
    expect(await names(adminClient, 'gjemt')).toEqual(['Gjemt Person']);
    expect(await names(await api.signedIn(ids.hidden), 'gjemt')).toEqual(['Gjemt Person']);
    expect(await names(await api.signedIn(ids.hidden), 'kari')).toEqual([]);
  });

  it('lists customers and companies of consultants for admins', async () => {
    const options = { query: { query: 'hav', limit: 5 } };
    const customers = await adminClient.call(
      'GET /api/main/admin/project-customers/search',
      options,
    );
    expect(customers.body).toEqual(['Sparebanken Havgap']);
    const companies = await adminClient.call(
      'GET /api/main/admin/work-experience-companies/search',
      options,
    );
    expect(companies.body).toEqual([]);
    expect(
      (await adminClient.call('GET /api/main/admin/project-skills/search', options)).body,
    ).toEqual([]);
    expect(
      (await adminClient.call('GET /api/main/admin/project-roles/search', options)).body,
    ).toEqual([]);
  });
});
