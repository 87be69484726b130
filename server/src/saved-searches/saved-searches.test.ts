import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const at = '/api/main/saved-searches/{saved_search}' as const;

describe('saved searches', () => {
  let api: TestApi;
  let client: string;
  let buyer: TestClient;
  let skills: { uuid: string; name: string }[];

  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db);
    const rows = await api.db
      .selectFrom('competency')
      .select(['competency as uuid', 'name_nb as name'])
      .where('type', '=', 'skill')
      .orderBy('key')
      .limit(3)
      .execute();
    skills = rows;
  });
  afterAll(() => api.close());
  const aBuyer = async () =>
    api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization: client }));
  beforeEach(async () => {
    await api.db.deleteFrom('profile').execute();
    buyer = await aBuyer();
  });

  const withSkill = (place = 0) => ({
    filters: { path: 'skills.uuid', operator: 'contains', value: skills[place]?.uuid },
  });
  const addConsultant = (place = 0) => aConsultant(api.db, { skills: [skills[place]?.uuid ?? ''] });
  const save = (body: object = withSkill(), as = buyer) =>
    as.call('POST /api/main/client/saved-searches', { body: { title: 'Mine', body } });
  const list = async () => (await buyer.call('GET /api/main/saved-searches')).body;
  const count = async (saved_search: string) =>
    (await buyer.call(`GET ${at}/count`, { params: { saved_search } })).body;
  const open = async (saved_search: string) =>
    (await buyer.call(`POST ${at}/open`, { params: { saved_search } })).body;

  it('store the search, and show the names of its ids', async () => {
    const { status, body } = await save({ ...withSkill(), vectorSearch: { query: 'bank' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Mine',
      notify: 'never',
      audience: 'client',
      body: { ...withSkill(), vectorSearch: { query: 'bank', rewriteQuery: true } },
      named: [skills[0]],
      opened_at: null,
    });
    expect(await list()).toEqual({ saved_searches: [body], total: 1, limit: 30, offset: 0 });
    // The body can be used for a search.
    const found = await buyer.call('POST /api/main/client/search', { body: body.body });
    expect(found.status).toBe(200);
  });

  it('are saved once, even if the button is pressed twice at once', async () => {
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const codes = answers.flatMap(({ error, status }) => (status === 409 ? error.errorCode : []));
    expect(codes).toEqual(['search_is_saved_already', 'search_is_saved_already']);
    expect((await save(withSkill(1))).status).toBe(201);
    expect((await save(withSkill(), await aBuyer())).status).toBe(201);
  });

  it('count and show who is new since the owner last opened them', async () => {
    await addConsultant();
    const { saved_search } = (await save()).body;
    expect(await count(saved_search)).toEqual({ total: 1, new_total: 0 });
    const newcomer = await addConsultant();
    await addConsultant(1);
    expect(await count(saved_search)).toEqual({ total: 2, new_total: 1 });
    expect((await open(saved_search)).new_profiles).toEqual([newcomer]);
    expect(await count(saved_search)).toEqual({ total: 2, new_total: 0 });
    // A reloaded page still marks them for a while.
    expect((await open(saved_search)).new_profiles).toEqual([newcomer]);
    api.clock.advance({ minutes: 31 });
    expect((await open(saved_search)).new_profiles).toEqual([]);
    api.clock.set(new Date());
  });

  it('can be renamed, get another rhythm, be removed and restored, each with an event', async () => {
    const { saved_search } = (await save()).body;
    const params = { saved_search };
    const changed = await buyer.call(`PATCH ${at}`, {
      params,
      body: { title: 'Javafolk', notify: 'weekly' },
    });
    expect(changed.body).toMatchObject({ title: 'Javafolk', notify: 'weekly' });
    expect((await buyer.call(`DELETE ${at}`, { params })).status).toBe(204);
    expect((await list()).total).toBe(0);
    const gone = await buyer.call(`GET ${at}/count`, { params });
    expect([gone.status, gone.error.errorCode]).toEqual([404, 'could_not_find_saved_search']);
    const back = await buyer.call(`POST ${at}/restore`, { params });
    expect(back.body).toMatchObject({ title: 'Javafolk', notify: 'weekly' });
    await open(saved_search);
    const events = (await api.events()).filter(
      ({ metadata }) => (metadata as { search?: string }).search === saved_search,
    );
    const kinds = events.map(({ kind }) => kind);
    // Both are of one instant, in any order.
    const changes = kinds.splice(1, 2);
    expect(changes.toSorted()).toEqual(['saved_search_changed', 'updated_search']);
    expect(kinds).toEqual(['saved_search', 'deleted_search', 'saved_search', 'get_search']);
  });

  it('cannot be restored beside the same search, nor after a day', async () => {
    const { saved_search } = (await save()).body;
    const params = { saved_search };
    await buyer.call(`DELETE ${at}`, { params });
    await save();
    const refused = await buyer.call(`POST ${at}/restore`, { params });
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'search_is_saved_already']);
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-saved-searches');
    api.clock.set(new Date());
    expect((await buyer.call(`POST ${at}/restore`, { params })).status).toBe(404);
  });

  it('of admins find hidden consultants, and nobody once the owner is no longer an admin', async () => {
    const account = await anAccount(api.db, { role: 'admin' });
    const admin = await api.signedIn(account);
    const hidden = { filters: { path: 'visible_in_search', operator: 'eq', value: false } };
    const mine = await admin.call('POST /api/main/admin/saved-searches', {
      body: { title: 'Skjulte', body: hidden },
    });
    await aConsultant(api.db, { visible: false });
    const params = { saved_search: mine.body.saved_search };
    expect((await admin.call(`GET ${at}/count`, { params })).body.total).toBe(1);
    await api.db
      .updateTable('account')
      .set({ role: 'consultant_buyer' })
      .where('account', '=', account)
      .execute();
    const asBuyer = await api.signedIn(account);
    expect((await asBuyer.call(`GET ${at}/count`, { params })).body.total).toBe(0);
    const refused = await buyer.call('POST /api/main/client/saved-searches', {
      body: { title: 'Skjulte', body: hidden },
    });
    expect([refused.status, refused.error.errorCode]).toEqual([400, 'request_validation_error']);
  });
});
