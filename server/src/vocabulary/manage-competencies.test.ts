import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const add = 'POST /api/main/admin/competencies';
const list = 'GET /api/main/admin/competencies';
const one = 'GET /api/main/admin/competencies/{competency}';
const change = 'PATCH /api/main/admin/competencies/{competency}';
const queue = 'GET /api/main/admin/proposed-competencies';
const accept = 'POST /api/main/admin/competencies/{competency}/accept';
const reject = 'POST /api/main/admin/competencies/{competency}/reject';
const undo = 'POST /api/main/admin/competency-merges/{merge}/undo';
const addSynonym = 'POST /api/main/admin/competencies/{competency}/synonyms';
const changeSynonym = 'PUT /api/main/admin/competency-synonyms/{synonym}';
const removeSynonym = 'DELETE /api/main/admin/competency-synonyms/{synonym}';
const read = 'GET /api/main/admin/competency-reading';
const history = 'GET /api/main/admin/changes/{object}';
const missed = 'GET /api/main/admin/searches-without-hits';

const sameNames = (name: string) => ({ nb: name, sv: name, en: name });

describe('an admin who manages competencies', () => {
  let api: TestApi;
  let admin: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Astri Vik' }));
    other = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aSkill(name: string): Promise<string> {
    const body = { type: 'skill', discipline: 'technology', names: sameNames(name) } as const;
    return (await admin.call(add, { body })).body.competency;
  }
  async function aProposal(name: string) {
    const profile = await aConsultant(api.db);
    const as = await api.signedIn(profile);
    const { body } = await as.call('POST /api/main/competencies', {
      body: { name, type: 'skill' },
    });
    await api.db.insertInto('profile_skill').values({ profile, competency: body.uuid }).execute();
    return { competency: body.uuid, profile, as };
  }
  const search = async (query: string) => {
    const body = { vectorSearch: { query, types: ['profile'] } } as const;
    const answer = await admin.call('POST /api/main/admin/search', { body: body as never });
    return answer.body.data.map(({ account }) => account);
  };

  it('finds them by any name, synonym or misspelling, by kind and state', async () => {
    const found = async (query: object) => (await admin.call(list, { query })).body.competencies;
    expect((await found({ text: 'k8s' }))[0]?.names.nb).toBe('Kubernetes');
    const near = await found({ text: 'kubernets' });
    expect(near.map(({ names }) => names.nb)).toContain('Kubernetes');
    const roles = await found({ type: 'role', discipline: 'design', limit: 5 });
    expect(roles).toHaveLength(5);
    expect(roles.every(({ type, discipline }) => type === 'role' && discipline === 'design')).toBe(
      true,
    );
    expect(await found({ status: 'merged' })).toEqual([]);
    const most = await found({ sort: 'used', direction: 'desc', limit: 2 });
    expect(most[0]?.used.profiles).toBeGreaterThanOrEqual(most[1]?.used.profiles ?? 0);
  });

  it('adds one, and renames it for everybody who has it, also in searches', async () => {
    const competency = await aSkill('Snøskuffing');
    const profile = await aConsultant(api.db, { skills: [competency] });
    const params = { competency };
    const names = { nb: 'Snømåking', sv: 'Snöskottning', en: 'Snow clearing' };
    const body = { revision: 0, names, discipline: 'security' } as const;
    const renamed = await admin.call(change, { params, body });
    expect(renamed.body).toEqual({ competency, revision: 1 });
    expect((await admin.call(change, { params, body })).error.errorCode).toBe(
      'competency_was_changed',
    );
    await api.runJobs();
    expect(await search('snöskottning')).toEqual([profile]);
    const { changes } = (await admin.call(history, { params: { object: competency } })).body;
    expect(changes.map(({ what }) => what)).toEqual(['changed_competency', 'added_competency']);
    expect(changes[0]).toMatchObject({
      by: { name: 'Astri Vik' },
      before: { discipline: 'technology', name_sv: 'Snøskuffing' },
      after: { discipline: 'security', name_sv: 'Snöskottning' },
    });
    const taken = await admin.call(add, {
      body: { type: 'skill', discipline: 'design', names: sameNames('SNØMÅKING') },
    });
    expect(taken.error).toMatchObject({
      errorCode: 'competency_name_is_taken',
      issues: [
        { path: 'names.en', message: 'Snømåking' },
        { path: 'names.nb', message: 'Snømåking' },
        { path: 'names.sv', message: 'Snømåking' },
      ],
    });
  });

  it('adds one when two admins add the same at the same time', async () => {
    const body = { type: 'role', discipline: 'design', names: sameNames('Skiltmaler') } as const;
    const answers = await Promise.all(
      [admin, other, admin, other].map((by) => by.call(add, { body })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
  });

  it('sees what consultants have proposed, with its users and similar terms', async () => {
    const { competency, profile } = await aProposal('Kubernettes');
    const { body } = await admin.call(queue, {});
    const row = body.competencies.find((term) => term.competency === competency);
    expect(row?.users.map(({ account }) => account)).toEqual([profile]);
    expect(row?.nearest[0]).toMatchObject({ names: { nb: 'Kubernetes' } });
    expect(row?.used.profiles).toBe(1);
  });

  it('decides once on a proposal, and the other admin is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { competency } = await aProposal(`Isfiske ${round}`);
      const params = { competency };
      const names = sameNames(`Isfiske ${round}`);
      const answers = await Promise.all([
        admin.call(accept, { params, body: { names, discipline: 'design' } }),
        other.call(reject, { params }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.error.errorCode).toBe('competency_state_does_not_allow');
    }
  });

  it('rejects a proposal, which removes it from the profile, and can undo that', async () => {
    const { competency, profile, as } = await aProposal('asdf');
    const params = { competency };
    const has = async () => {
      const { body } = await as.call('GET /api/main/profile/{profile}', { params: { profile } });
      return body.skills.some(({ uuid }) => uuid === competency);
    };
    const { body } = await admin.call(reject, { params });
    expect([body.moved, await has()]).toEqual([1, false]);
    expect((await admin.call(one, { params })).body.status).toBe('rejected');
    const back = await admin.call(undo, { params: { merge: body.merge } });
    expect([back.body.restored, await has()]).toEqual([1, true]);
    await admin.call(reject, { params });
    // When it is proposed again, it waits again.
    const again = await as.call('POST /api/main/competencies', {
      body: { name: 'ASDF', type: 'skill' },
    });
    expect(again.body.uuid).toBe(competency);
    expect((await admin.call(one, { params })).body.status).toBe('proposed');
  });

  it('changes with a synonym what a search finds: as the term, as a part of it, or not at all', async () => {
    const competency = await aSkill('Vevstol');
    const profile = await aConsultant(api.db, { skills: [competency] });
    const params = { competency };
    expect(await search('oppstadvev')).toEqual([]);
    const body = { text: 'Oppstadvev', locale: 'nb', relation: 'same' } as const;
    const { body: added } = await admin.call(addSynonym, { params, body });
    expect(await search('oppstadvev')).toEqual([profile]);
    await admin.call(changeSynonym, {
      params: { synonym: added.synonym },
      body: { ...body, relation: 'narrower' },
    });
    await api.runJobs();
    expect(await search('oppstadvev')).toEqual([profile]);
    const narrower = await admin.call(read, { query: { text: 'Oppstadvev' } });
    expect(narrower.body.groups).toEqual([
      {
        term: 'oppstadvev',
        competencies: [],
        exact: ['oppstadvev'],
        near: ['Vevstol'],
        ambiguous: [],
      },
    ]);
    await admin.call(changeSynonym, {
      params: { synonym: added.synonym },
      body: { ...body, relation: 'ambiguous' },
    });
    await api.runJobs();
    expect(await search('oppstadvev')).toEqual([]);
    const suggested = await admin.call('POST /api/main/admin/search/autocomplete', {
      body: { query: 'oppstadv', types: ['profile_skill'] },
    });
    expect(JSON.stringify(suggested.body)).toContain(competency);
    const removed = await admin.call(removeSynonym, { params: { synonym: added.synonym } });
    expect(removed.status).toBe(204);
    const twice = await admin.call(removeSynonym, { params: { synonym: added.synonym } });
    expect(twice.error.errorCode).toBe('could_not_find_synonym');
  });

  it('gives a synonym to one term only, unless it is ambiguous', async () => {
    const [first, second] = [await aSkill('Garnfiske'), await aSkill('Notfiske')];
    const word = (competency: string, relation: 'same' | 'ambiguous') =>
      admin.call(addSynonym, {
        params: { competency },
        body: { text: 'Fiske', locale: null, relation },
      });
    expect((await word(first, 'same')).status).toBe(201);
    expect((await word(first, 'ambiguous')).error.errorCode).toBe('competency_synonym_is_there');
    expect((await word(second, 'same')).error.errorCode).toBe('competency_name_is_taken');
    expect((await word(second, 'ambiguous')).status).toBe(201);
    const answers = await Promise.all(
      [first, second].map((competency) =>
        admin.call(addSynonym, {
          params: { competency },
          body: { text: 'Trål', locale: 'nb', relation: 'same' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('sees how searches read a text', async () => {
    const { body } = await admin.call(read, {
      query: { text: 'Vi trenger en erfaren k8s-utvikler med React Native og jaav' },
    });
    const terms = body.groups.map(({ term }) => term);
    expect(terms).toContain('react native');
    expect(terms).not.toContain('react');
    expect(body.left_out).toEqual(expect.arrayContaining(['vi', 'trenger', 'en', 'med', 'og']));
  });

  it('sees searches without hits, without personal data', async () => {
    await anAccount(api.db, { name: 'Torbjørn Skogheim' });
    for (const query of [
      'cobolt',
      'Cobolt ',
      'torbjørn skogheim',
      'ring 99887766',
      'a@b.example',
    ]) {
      await search(query);
    }
    await api.events('performed_search');
    const { body } = await admin.call(missed, {});
    const texts = body.searches.map(({ text }) => text.toLowerCase());
    expect(body.searches.find(({ text }) => /cobolt/i.test(text))?.times).toBe(2);
    expect(texts.join()).not.toMatch(/torbjørn|9988|@/);
    const competency = await aSkill('Kobber');
    const word = { text: 'Cobolt', locale: null, relation: 'same' } as const;
    await admin.call(addSynonym, { params: { competency }, body: word });
    const after = await admin.call(missed, {});
    expect(after.body.searches.some(({ text }) => /cobolt/i.test(text))).toBe(false);
  });
});
