import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { aThread } from '../messages/messages.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aCompleteConsultant, aConsultant } from '../profiles/profiles.fixtures.ts';
import { aSavedList } from '../saved-profiles/saved-profiles.fixtures.ts';
import { aSavedSearch } from '../saved-searches/saved-searches.fixtures.ts';
import { aQaInterviewForm } from '../qa-interviews/qa-interviews.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { countReferring, findReferences } from '../platform/merges.ts';

const path = '/api/main/admin/accounts/{account}/merge/{other}';

describe('two accounts of one person are merged', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  const preview = (account: string, other: string) =>
    admin.call(`GET ${path}`, { params: { account, other } });
  const merge = (account: string, other: string) =>
    admin.call(`POST ${path}`, { params: { account, other } });
  const stillReferring = async (from: string, to: string) => {
    const found: string[] = [];
    for (const one of await findReferences(api.db, 'account')) {
      const { count } = await countReferring(api.db, one, { from, to });
      if (count > 0) found.push(`${one.table}.${one.column}`);
    }
    return found;
  };
  const aBuyer = (organization: string, fields = {}) =>
    anAccount(api.db, { role: 'consultant_buyer', organization, ...fields });

  it('with every thread, assignment and event, and what both had stays once', async () => {
    const organization = await anOrganization(api.db);
    const kept = await aBuyer(organization, { title: null });
    const from = await aBuyer(organization, { title: 'Innkjøpsleder', name: 'Siri Dahl' });
    const other = await aConsultant(api.db);
    const shared = await anAssignment(api.db, { organization, editors: [kept, from] });
    const own = await anAssignment(api.db, { organization, editors: [from] });
    const thread = await aThread(api.db, { kind: 'direct', participants: [other, from] });
    const client = await api.signedIn(from);
    await client.call('POST /api/main/thread/{thread_id}/messages', {
      params: { thread_id: thread },
      body: { content: 'Hei på deg' },
    });
    const result = (await preview(kept, from)).body;
    expect(result).toMatchObject({ profile: 'none', refusal: null });
    expect(result.moves).toEqual(
      expect.arrayContaining([
        { what: 'threads', count: 1, doubles: 0 },
        { what: 'messages', count: 1, doubles: 0 },
        { what: 'edited_assignments', count: 2, doubles: 1 },
      ]),
    );
    expect((await merge(kept, from)).body).toMatchObject({ account: kept, title: 'Innkjøpsleder' });
    expect(await stillReferring(from, kept)).toEqual([]);
    const asKept = await api.signedIn(kept);
    for (const assignment_id of [shared, own]) {
      const params = { assignment_id };
      const { body } = await asKept.call('GET /api/main/assignment/{assignment_id}', {
        params,
      });
      expect(body.can.edit).toBe(true);
    }
    const threads = await asKept.call('GET /api/main/threads');
    expect(threads.body.threads.map(({ thread_id }) => thread_id)).toEqual([thread]);
    expect((await client.call('GET /api/main/account/me')).status).toBe(401);
    const old = await admin.call('GET /api/main/admin/accounts/{account}', {
      params: { account: from },
    });
    expect(old.body).toMatchObject({ merged_into: { account: kept }, can: { reactivate: false } });
    expect((await merge(kept, from)).error.errorCode).toBe('account_was_merged');
  });

  it('with what each of them had saved, and what others had saved of them', async () => {
    const [kept, from] = [await aConsultant(api.db, { visible: false }), await aConsultant(api.db)];
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    await aSavedList(api.db, { account: buyer, profiles: [kept, from], note: 'Ring' });
    expect((await merge(kept, from)).status).toBe(200);
    const twin = await anAccount(api.db, { role: 'consultant_buyer' });
    for (const account of [buyer, twin]) {
      await api.db.insertInto('saved_list').values({ account, is_default: true }).execute();
      await aSavedSearch(api.db, { account });
    }
    const ida = await aConsultant(api.db);
    await aSavedList(api.db, { account: twin, profiles: [kept, ida], note: 'Flink' });
    expect((await merge(buyer, twin)).error).toMatchObject({ account: buyer });
    const all = api.db
      .selectFrom('saved_list_profile as p')
      .innerJoin('saved_list as l', 'l.saved_list', 'p.saved_list');
    const rows = await all
      .select(['l.title', 'p.profile'])
      .where('l.account', '=', buyer)
      .execute();
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { title: 'Sikkerhetsfolk', profile: kept },
        { title: 'Sikkerhetsfolk (2)', profile: kept },
        { title: 'Sikkerhetsfolk (2)', profile: ida },
      ]),
    );
    const note = await api.db
      .selectFrom('saved_profile')
      .select('note')
      .where('account', '=', buyer)
      .where('profile', '=', kept)
      .executeTakeFirstOrThrow();
    expect(note.note).toBe('Ring\nFlink');
    expect(await stillReferring(twin, buyer)).toEqual([]);
  });

  it('with the profile that one of them has, and its old address still works', async () => {
    const kept = await aConsultant(api.db, { visible: false });
    const from = await aCompleteConsultant(api.db);
    const itemsOf = async (profile: string) =>
      (
        await api.db
          .selectFrom('profile_item')
          .select('item')
          .where('profile', '=', profile)
          .execute()
      ).length;
    const items = await itemsOf(from);
    expect(items).toBeGreaterThan(0);
    expect((await preview(kept, from)).body.profile).toBe('moved');
    expect((await merge(kept, from)).status).toBe(200);
    expect([await itemsOf(kept), await itemsOf(from)]).toEqual([items, 0]);
    const read = await admin.call('GET /api/main/profile/{profile}', { params: { profile: kept } });
    expect(read.status).toBe(200);
    expect(await stillReferring(from, kept)).toEqual([]);
  });

  it('unless both have a profile or an open interview, or their roles differ; then nothing has changed', async () => {
    const [one, two] = [await aCompleteConsultant(api.db), await aCompleteConsultant(api.db)];
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    for (const [other, code] of [
      [two, 'both_have_profiles'],
      [buyer, 'cannot_merge_different_roles'],
      [one, 'cannot_merge_with_itself'],
    ] as const) {
      expect((await preview(one, other)).body.refusal).toBe(code);
      expect((await merge(one, other)).error.errorCode).toBe(code);
    }
    await api.db.deleteFrom('profile').where('profile', '=', two).execute();
    for (const account of [one, two]) await aQaInterviewForm(api.db, { account });
    expect((await preview(one, two)).body.refusal).toBe('both_have_open_interviews');
    expect((await merge(one, two)).error.errorCode).toBe('both_have_open_interviews');
    const { body } = await admin.call('GET /api/main/admin/accounts/{account}', {
      params: { account: two },
    });
    expect(body).toMatchObject({ status: 'verified', merged_into: null });
  });

  it('once, when two admins merge them in both directions at once', async () => {
    const [one, two] = [await anAccount(api.db), await anAccount(api.db)];
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
