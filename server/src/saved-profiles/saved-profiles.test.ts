import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant, showProfile } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const put = 'PUT /api/main/saved-profiles/{profile}';

describe('saved consultants', () => {
  let api: TestApi;
  let client: string;
  let buyer: TestClient;
  let kari: string;
  let per: string;

  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db);
    kari = await aConsultant(api.db, { account: { name: 'Kari Næss', title: 'Arkitekt' } });
    per = await aConsultant(api.db, { account: { name: 'Per Åsen' } });
  });
  afterAll(() => api.close());
  const aBuyer = async () =>
    api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization: client }));
  beforeEach(async () => {
    buyer = await aBuyer();
  });

  const save = async (profile: string, saved_lists?: string[], who = buyer) =>
    who.call(put, { params: { profile }, body: saved_lists ? { saved_lists } : {} });
  const unsave = (profile: string) =>
    buyer.call('DELETE /api/main/saved-profiles/{profile}', { params: { profile } });
  const lists = async () => (await buyer.call('GET /api/main/saved-lists')).body;
  const shown = async (query: object = {}) =>
    (await buyer.call('GET /api/main/saved-profiles', { query })).body;
  const aList = async (title: string) =>
    (await buyer.call('POST /api/main/saved-lists', { body: { title } })).body.saved_list;
  const saveNote = (profile: string, note: string, revision: number) =>
    buyer.call('PUT /api/main/saved-profiles/{profile}/note', {
      params: { profile },
      body: { note, revision },
    });
  const eventsOf = async (account: string | null) =>
    (await api.events('save_consultant')).filter((one) => one.acting_account === account);

  it('are put in the default list, which exists from then on, and write one event', async () => {
    expect((await lists()).saved_lists).toEqual([]);
    const { status, body } = await save(kari);
    expect([status, body.profile, body.saved_lists.length]).toEqual([200, kari, 1]);
    await save(kari);
    const found = await lists();
    expect(found.saved_lists).toMatchObject([{ title: '', is_default: true, count: 1 }]);
    expect(found.saved_profiles).toEqual([body]);
    expect(await eventsOf(buyer.account)).toMatchObject([{ metadata: { profile: kari } }]);
    expect(await shown()).toMatchObject({
      total: 1,
      saved_profiles: [{ profile: kari, note: '', consultant: { name: 'Kari Næss' } }],
    });
  });

  it('are saved once when the request is sent twice at once, in one default list', async () => {
    const answers = await Promise.all([save(kari), save(per), save(kari), save(per), save(kari)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const found = await lists();
    expect(found.saved_lists).toMatchObject([{ is_default: true, count: 2 }]);
    expect(found.saved_profiles).toHaveLength(2);
    expect(await eventsOf(buyer.account)).toHaveLength(2);
  });

  it('are copied and moved between lists with their note', async () => {
    const [first] = (await save(kari)).body.saved_lists;
    await saveNote(kari, 'Sterk på integrasjoner.', 0);
    const security = await aList('Sikkerhet');
    await save(kari, [first ?? '', security]);
    expect((await lists()).saved_lists.map(({ count }) => count)).toEqual([1, 1]);
    await save(kari, [security]);
    expect((await lists()).saved_lists.map(({ count }) => count)).toEqual([0, 1]);
    expect(await shown({ saved_list: security })).toMatchObject({
      total: 1,
      saved_profiles: [{ saved_lists: [security], note: 'Sterk på integrasjoner.' }],
    });
    expect((await shown({ saved_list: first })).total).toBe(0);
  });

  it('return to their lists with their note when the removal is undone', async () => {
    const security = await aList('Sikkerhet');
    await save(kari, [security]);
    await saveNote(kari, 'Ring i januar.', 0);
    expect((await unsave(kari)).status).toBe(204);
    expect([await unsave(kari), await unsave(per)].map(({ status }) => status)).toEqual([204, 204]);
    expect((await lists()).saved_profiles).toEqual([]);
    expect((await save(kari)).body.saved_lists).toEqual([security]);
    expect((await shown()).saved_profiles).toMatchObject([{ note: 'Ring i januar.' }]);

    await unsave(kari);
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-saved-profiles');
    api.clock.set(new Date());
    await save(kari);
    expect((await shown()).saved_profiles).toMatchObject([{ note: '', revision: 0 }]);
    expect((await lists()).saved_lists.find((one) => one.is_default)?.count).toBe(1);
  });

  it('who are no longer visible to the owner are a row without a name, with the note', async () => {
    await save(kari);
    await saveNote(kari, 'Snill og grundig.', 0);
    await showProfile(api.db, kari, false);
    const hidden = await shown();
    expect(hidden).toMatchObject({
      total: 1,
      saved_profiles: [{ profile: kari, note: 'Snill og grundig.', consultant: null }],
    });
    expect(JSON.stringify(hidden)).not.toContain('Næss');
    // Their owner may move them, but others cannot save them.
    expect((await save(kari, [await aList('Senere')])).status).toBe(200);
    expect((await save(kari, undefined, await aBuyer())).status).toBe(401);
    const companyAdmin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    await save(kari, undefined, companyAdmin);
    const answer = await companyAdmin.call('GET /api/main/saved-profiles');
    expect(answer.body.saved_profiles).toMatchObject([
      { consultant: { visible_in_search: false } },
    ]);
    await showProfile(api.db, kari, true);
    expect((await shown()).saved_profiles).toMatchObject([{ consultant: { name: 'Kari Næss' } }]);
  });

  it('keep the first of two notes that are saved at once', async () => {
    await save(kari);
    const notes = await Promise.all([saveNote(kari, 'Én', 0), saveNote(kari, 'To', 0)]);
    expect(notes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(notes.find(({ status }) => status === 409)?.error.errorCode).toBe(
      'saved_note_was_changed',
    );
    const unsaved = await saveNote(per, 'Hei', 0);
    expect([unsaved.status, unsaved.error.errorCode]).toEqual([
      404,
      'could_not_find_saved_profile',
    ]);
  });

  it('are in lists with unique titles, which are renamed, removed and restored with all in them', async () => {
    const list = await aList('Sikkerhet');
    await save(kari, [list]);
    const again = await buyer.call('POST /api/main/saved-lists', { body: { title: 'SIKKERHET' } });
    expect([again.status, again.error.errorCode]).toEqual([409, 'saved_list_title_is_taken']);
    const params = { saved_list: list };
    const at = '/api/main/saved-lists/{saved_list}' as const;
    const renamed = await buyer.call(`PATCH ${at}`, { params, body: { title: 'Vakt' } });
    expect(renamed.body).toMatchObject({ title: 'Vakt', count: 1 });
    expect((await buyer.call(`DELETE ${at}`, { params })).status).toBe(204);
    expect((await lists()).saved_profiles).toEqual([]);
    expect((await shown({ saved_list: list })).total).toBeUndefined();
    const back = await buyer.call(`POST ${at}/restore`, { params });
    expect(back.body).toMatchObject({ title: 'Vakt', count: 1 });
    expect((await lists()).saved_profiles).toEqual([{ profile: kari, saved_lists: [list] }]);
    const defaultList = (await lists()).saved_lists.find((one) => one.is_default);
    const refused = await buyer.call(`DELETE ${at}`, {
      params: { saved_list: defaultList?.saved_list ?? '' },
    });
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'default_saved_list_stays']);
    const other = await save(per, [list], await aBuyer());
    expect([other.status, other.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
  });
});
