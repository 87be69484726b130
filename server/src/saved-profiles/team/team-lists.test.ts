import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant, showProfile } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const inList = '/api/main/saved-lists/{saved_list}/profiles/{profile}' as const;
const share = '/api/main/saved-lists/{saved_list}/share' as const;

describe('a shared list', () => {
  let api: TestApi;
  let client: string;
  let rival: string;
  let kari: string;
  let per: string;
  let owner: TestClient;
  let colleague: TestClient;
  let list: string;

  const aBuyer = async (organization: string | null = client, name = 'En Innkjøper') =>
    api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization, name }));
  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db);
    rival = await anOrganization(api.db);
    kari = await aConsultant(api.db, { account: { name: 'Kari Næss' } });
    per = await aConsultant(api.db, { account: { name: 'Per Åsen' } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    owner = await aBuyer(client, 'Silje Eier');
    colleague = await aBuyer(client, 'Torbjørn Kollega');
    list = (await owner.call('POST /api/main/saved-lists', { body: { title: 'Skyen' } })).body
      .saved_list;
    await owner.call('PUT /api/main/saved-profiles/{profile}', {
      params: { profile: kari },
      body: { saved_lists: [list] },
    });
    await owner.call(`PUT ${share}`, { params: { saved_list: list } });
  });

  const at = (profile: string, saved_list = list) => ({ params: { saved_list, profile } });
  const listsOf = async (who: TestClient) => (await who.call('GET /api/main/saved-lists')).body;
  const shown = async (who: TestClient, saved_list = list) =>
    (await who.call('GET /api/main/saved-profiles', { query: { saved_list } })).body;
  const vote = (who: TestClient, value: -1 | 0 | 1, profile = kari) =>
    who.call(`PUT ${inList}/vote`, { ...at(profile), body: { vote: value } });
  const comment = (who: TestClient, content: string, profile = kari) =>
    who.call(`POST ${inList}/comments`, { ...at(profile), body: { content } });
  const comments = async (who: TestClient, profile = kari) =>
    (await who.call(`GET ${inList}/comments`, at(profile))).body.comments;

  it('is seen by the buyers of the company, with who added whom, and by nobody else', async () => {
    const seen = (await listsOf(colleague)).saved_lists.find((one) => one.saved_list === list);
    expect(seen).toMatchObject({
      ...{ title: 'Skyen', is_own: false, count: 1, owner: { name: 'Silje Eier' } },
      shared_with: { organization: client },
      can: { rename: false, remove: false, share: false, unshare: false, takeOver: false },
    });
    expect((await listsOf(colleague)).team_profiles).toContainEqual({
      profile: kari,
      saved_lists: [list],
    });
    expect((await listsOf(colleague)).saved_profiles).toEqual([]);
    expect(await shown(colleague)).toMatchObject({
      total: 1,
      saved_profiles: [{ profile: kari, saved_lists: [], team: { added_by_name: 'Silje Eier' } }],
    });
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    for (const other of [await aBuyer(rival), admin]) {
      const lists = (await listsOf(other)).saved_lists;
      expect(lists.some((one) => one.saved_list === list)).toBe(false);
      const answers = [
        await other.call('GET /api/main/saved-profiles', { query: { saved_list: list } }),
        await other.call(`GET ${inList}/comments`, at(kari)),
        await vote(other, 1),
        await other.call(`PUT ${inList}`, at(per)),
        await other.call(`DELETE ${inList}`, at(kari)),
      ];
      expect(answers.map(({ error }) => error.errorCode)).toEqual(
        answers.map(() => 'user_is_not_authorized'),
      );
    }
  });

  it('is renamed, removed and unshared by its owner alone', async () => {
    const params = { saved_list: list };
    const path = '/api/main/saved-lists/{saved_list}' as const;
    const answers = [
      await colleague.call(`PATCH ${path}`, { params, body: { title: 'Min' } }),
      await colleague.call(`DELETE ${path}`, { params }),
      await colleague.call(`PUT ${share}`, { params }),
      await colleague.call(`DELETE ${share}`, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const stolen = await colleague.call('POST /api/main/saved-lists/{saved_list}/take-over', {
      params,
    });
    expect(stolen.error.errorCode).toBe('saved_list_has_an_owner');
    const unshared = await owner.call(`DELETE ${share}`, { params });
    expect(unshared.body).toMatchObject({ shared_with: null, can: { share: true } });
    const gone = await colleague.call('GET /api/main/saved-profiles', {
      query: { saved_list: list },
    });
    expect(gone.status).toBe(401);
    expect((await vote(owner, 1)).error.errorCode).toBe('saved_list_is_not_shared');
  });

  it('cannot be the default list, nor that of somebody without a company', async () => {
    await owner.call('PUT /api/main/saved-profiles/{profile}', {
      params: { profile: per },
      body: {},
    });
    const own = (await listsOf(owner)).saved_lists.find((one) => one.is_default);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const made = await admin.call('POST /api/main/saved-lists', { body: { title: 'Torgs' } });
    expect(made.body.can.share).toBe(false);
    const answers = [
      await owner.call(`PUT ${share}`, { params: { saved_list: own?.saved_list ?? '' } }),
      await admin.call(`PUT ${share}`, { params: { saved_list: made.body.saved_list } }),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual([
      'saved_list_stays_private',
      'saved_list_stays_private',
    ]);
  });

  it('gets and loses consultants by colleagues, and gets them back with all that was said', async () => {
    const added = await colleague.call(`PUT ${inList}`, at(per));
    expect(added.body).toMatchObject({ added_by_name: 'Torbjørn Kollega', own_vote: null });
    const [event] = (await api.events('save_consultant')).toReversed();
    expect(event).toMatchObject({ acting_account: colleague.account, metadata: { profile: per } });
    await vote(owner, 1, per);
    await comment(owner, 'Grundig.', per);
    expect((await owner.call(`DELETE ${inList}`, at(per))).status).toBe(204);
    expect((await shown(owner)).total).toBe(1);
    expect((await vote(owner, 1, per)).error.errorCode).toBe('could_not_find_saved_profile');
    const back = await owner.call(`POST ${inList}/restore`, at(per));
    expect(back.body).toMatchObject({
      ...{ added_by_name: 'Torbjørn Kollega', own_vote: 1, number_of_comments: 1 },
      votes: { in_favour: 1, neutral: 0, against: 0 },
    });
    await owner.call(`DELETE ${inList}`, at(per));
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-saved-profiles');
    api.clock.set(new Date());
    const late = await owner.call(`POST ${inList}/restore`, at(per));
    expect(late.error.errorCode).toBe('could_not_find_saved_profile');
  });

  it('counts one vote of each person, also when they vote many times at once', async () => {
    const votes = Array.from({ length: 20 }, (_, step) => vote(colleague, step % 2 ? 1 : -1));
    const answers = await Promise.all([...votes, vote(owner, 0)]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { rows } = await countVotes();
    expect(rows).toBe(2);
    await vote(colleague, 1);
    expect((await shown(colleague)).saved_profiles[0]?.team).toMatchObject({
      votes: { in_favour: 1, neutral: 1, against: 0 },
      own_vote: 1,
    });
    const [row] = (await shown(owner)).saved_profiles;
    expect(row?.team?.own_vote).toBe(0);
  });
  const countVotes = async () => {
    const found = await api.db
      .selectFrom('saved_vote')
      .select('account')
      .where('saved_list', '=', list)
      .execute();
    return { rows: found.length };
  };

  it('has comments, which only their authors change, remove and put back', async () => {
    const { body: first, status } = await comment(colleague, '  Kan <b>Kafka</b>.  ');
    expect([status, first.content, first.created_by_name]).toEqual([
      201,
      'Kan <b>Kafka</b>.',
      'Torbjørn Kollega',
    ]);
    await comment(owner, 'Enig.');
    expect((await comments(owner)).map(({ content, can }) => [content, can.change])).toEqual([
      ['Kan <b>Kafka</b>.', false],
      ['Enig.', true],
    ]);
    const params = { saved_comment: first.saved_comment };
    const path = '/api/main/saved-comments/{saved_comment}' as const;
    const foreign = [
      await owner.call(`PATCH ${path}`, { params, body: { content: 'Nei.' } }),
      await owner.call(`DELETE ${path}`, { params }),
    ];
    expect(foreign.map((one) => one.status)).toEqual([401, 401]);
    const changed = await colleague.call(`PATCH ${path}`, { params, body: { content: 'Ja.' } });
    expect(changed.body.content).toBe('Ja.');
    expect((await colleague.call(`DELETE ${path}`, { params })).status).toBe(204);
    expect(await comments(owner)).toHaveLength(1);
    expect((await colleague.call(`DELETE ${path}`, { params })).error.errorCode).toBe(
      'could_not_find_saved_comment',
    );
    expect((await colleague.call(`POST ${path}/restore`, { params })).body.content).toBe('Ja.');
    expect((await comments(owner)).map(({ content }) => content)).toEqual(['Ja.', 'Enig.']);
    expect((await comment(owner, 'x'.repeat(2_001))).status).toBe(400);
    expect((await comment(owner, '   ')).status).toBe(400);
  });

  it('leaves private what each writes for themself', async () => {
    const note = (who: TestClient, text: string, revision = 0) =>
      who.call('PUT /api/main/saved-profiles/{profile}/note', {
        params: { profile: kari },
        body: { note: text, revision },
      });
    expect((await note(colleague, 'Bare mitt.')).status).toBe(200);
    await note(owner, 'Bare eierens.');
    const notes = [await shown(colleague), await shown(owner)].map(
      (body) => body.saved_profiles[0]?.note,
    );
    expect(notes).toEqual(['Bare mitt.', 'Bare eierens.']);
    expect((await note(await aBuyer(), 'Også mitt.')).status).toBe(200);
    expect((await note(await aBuyer(rival), 'Ikke.')).error.errorCode).toBe(
      'could_not_find_saved_profile',
    );
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-saved-profiles');
    api.clock.set(new Date());
    expect((await shown(colleague)).saved_profiles[0]?.note).toBe('Bare mitt.');
  });

  it('is lost by whoever leaves the company; without its owner a colleague takes it over', async () => {
    const { body: own } = await comment(colleague, 'Min.');
    const leave = async (who: TestClient) => {
      await api.db
        .updateTable('account')
        .set({ organization: rival })
        .where('account', '=', who.account ?? '')
        .execute();
      return api.signedIn(who.account ?? '');
    };
    const left = await leave(colleague);
    expect((await vote(left, 1)).status).toBe(401);
    const changed = await left.call('PATCH /api/main/saved-comments/{saved_comment}', {
      params: { saved_comment: own.saved_comment },
      body: { content: 'Jeg var her.' },
    });
    expect(changed.status).toBe(401);
    const formerOwner = await leave(owner);
    expect((await listsOf(formerOwner)).saved_lists).not.toContainEqual(
      expect.objectContaining({ saved_list: list }),
    );
    const [one, other] = [await aBuyer(), await aBuyer()];
    expect((await comments(one)).map(({ content }) => content)).toEqual(['Min.']);
    const takeOver = (who: TestClient) =>
      who.call('POST /api/main/saved-lists/{saved_list}/take-over', {
        params: { saved_list: list },
      });
    const answers = await Promise.all([takeOver(one), takeOver(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const next = answers[0]?.status === 200 ? one : other;
    expect((await listsOf(next)).saved_lists).toContainEqual(
      expect.objectContaining({ saved_list: list, is_own: true }),
    );
  });

  it('is unsaved by its owner with those whom colleagues have added, and saved again', async () => {
    await colleague.call(`PUT ${inList}`, at(per));
    await showProfile(api.db, per, false);
    await owner.call('DELETE /api/main/saved-profiles/{profile}', { params: { profile: per } });
    expect((await shown(colleague)).total).toBe(1);
    const back = await owner.call('PUT /api/main/saved-profiles/{profile}', {
      params: { profile: per },
      body: {},
    });
    expect(back.body.saved_lists).toEqual([list]);
    await showProfile(api.db, per, true);
    expect((await shown(colleague)).total).toBe(2);
  });

  it('has one place for each consultant whom many add and remove at once', async () => {
    const team = await Promise.all([aBuyer(), aBuyer(), aBuyer()]);
    const tries = Array.from({ length: 24 }, (_, step) => {
      const who = team[step % 3] ?? owner;
      return who.call(step % 4 === 3 ? `DELETE ${inList}` : `PUT ${inList}`, at(per));
    });
    const statuses = new Set((await Promise.all(tries)).map(({ status }) => status));
    expect([...statuses].every((status) => [200, 204, 404].includes(status))).toBe(true);
    await owner.call(`PUT ${inList}`, at(per));
    expect((await shown(owner)).saved_profiles.map(({ profile }) => profile).toSorted()).toEqual(
      [kari, per].toSorted(),
    );
  });

  it('forgets what was said about a profile that is deleted', async () => {
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    const gone = await aConsultant(api.db, { account: { organization: company } });
    await owner.call(`PUT ${inList}`, at(gone));
    await comment(owner, 'Snakker godt for seg.', gone);
    await vote(owner, 1, gone);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    await admin.call('DELETE /api/main/profile/{profile}', { params: { profile: gone } });
    await api.runJobs();
    const row = (await shown(owner)).saved_profiles.find((one) => one.profile === gone);
    expect(row).toMatchObject({
      consultant: null,
      team: { number_of_comments: 0, votes: { in_favour: 0 } },
    });
  });
});
