import type { Discipline } from '@torg/protocol/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

const merge = 'POST /api/main/admin/competencies/{competency}/merge/{into}';
const preview = 'GET /api/main/admin/competencies/{competency}/merge/{into}';
const undo = 'POST /api/main/admin/competency-merges/{merge}/undo';
const managedCall = 'GET /api/main/admin/competencies/{competency}';

describe('two terms with the same meaning', () => {
  let api: TestApi;
  let admin: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Astri Vik' }));
    other = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aTerm(name: string, type: 'role' | 'skill' = 'skill'): Promise<string> {
    const names = { nb: name, sv: name, en: name };
    const discipline: Discipline = 'technology';
    const body = { type, discipline, names };
    return (await admin.call('POST /api/main/admin/competencies', { body })).body.competency;
  }
  /** A consultant with these skills, in this order; with a star: expert. */
  async function withSkills(...skills: string[]): Promise<{ profile: string; as: TestClient }> {
    const profile = await aConsultant(api.db, { skills: [], roles: [] });
    for (const [position, skill] of skills.entries()) {
      const [competency = '', star] = skill.split('*');
      const expert = star !== undefined;
      await api.db
        .insertInto('profile_skill')
        .values({ profile, competency, expert, position })
        .execute();
    }
    return { profile, as: await api.signedIn(profile) };
  }
  const skillsOf = async (profile: string) => {
    const rows = await api.db
      .selectFrom('profile_skill')
      .select(['competency', 'expert'])
      .where('profile', '=', profile)
      .orderBy('position')
      .execute();
    return rows.map(({ competency, expert }) => `${competency}${expert ? '*' : ''}`);
  };
  const merged = (competency: string, into: string, by = admin) =>
    by.call(merge, { params: { competency, into } });
  const found = async (skill: string) => {
    const filters = { path: 'skills.uuid', operator: 'eq', value: skill } as const;
    const { body } = await admin.call('POST /api/main/admin/search', { body: { filters } });
    return body.data.map(({ account }) => account).toSorted();
  };

  it('are merged everywhere, and restored by undoing the merge', async () => {
    const [from, into, rest] = [
      await aTerm('Kubernetis'),
      await aTerm('Kuber'),
      await aTerm('Kai'),
    ];
    const alone = await withSkills(`${from}*`, rest);
    const both = await withSkills(rest, `${from}*`, into);
    const target = await withSkills(into);
    const client = await anOrganization(api.db, { kind: 'client' });
    const assignment = await anAssignment(api.db, {
      organization: client,
      competencies: [from, into],
    });
    const lookUp = async () =>
      (
        await api.db
          .selectFrom('assignment_competency')
          .select('competency')
          .where('assignment', '=', assignment)
          .orderBy('position')
          .execute()
      ).map(({ competency }) => competency);
    const before = await Promise.all([alone, both, target].map((one) => skillsOf(one.profile)));
    const params = { competency: from, into };

    const looked = await admin.call(preview, { params });
    expect(looked.body).toMatchObject({
      moved: { profiles: 2, entries: 0, assignments: 1 },
      both: { profiles: 1, entries: 0, assignments: 1 },
      synonyms: ['Kubernetis'],
    });
    const done = await merged(from, into);
    expect([done.status, done.body.moved]).toEqual([200, 3]);
    expect(await skillsOf(alone.profile)).toEqual([`${into}*`, rest]);
    expect(await skillsOf(both.profile)).toEqual([rest, `${into}*`]);
    expect(await lookUp()).toEqual([into]);
    // A link with the merged term still finds them, once the documents are written.
    await api.runJobs();
    const everybody = [alone, both, target].map(({ profile }) => profile).toSorted();
    expect(await found(from)).toEqual(everybody);
    expect(await found(into)).toEqual(everybody);
    const gone = await admin.call(managedCall, { params: { competency: from } });
    expect(gone.body).toMatchObject({ status: 'merged', merged_into: { competency: into } });
    for (const object of [from, into]) {
      const past = await admin.call('GET /api/main/admin/changes/{object}', { params: { object } });
      expect(past.body.changes[0]).toMatchObject({
        what: 'merged_competency',
        object: { id: from, name: 'Kubernetis' },
        by: { name: 'Astri Vik' },
        after: { merged_into: 'Kuber', moved: 3 },
      });
    }

    const back = await admin.call(undo, { params: { merge: done.body.merge } });
    expect(back.body).toEqual({ competency: from, restored: 3, left: 0 });
    await api.runJobs();
    const after = await Promise.all([alone, both, target].map((one) => skillsOf(one.profile)));
    expect(after).toEqual(before);
    expect(await lookUp()).toEqual([from, into]);
    expect(await found(from)).toEqual([alone.profile, both.profile].toSorted());
    const again = await admin.call(managedCall, { params: { competency: into } });
    expect([again.body.synonyms, again.body.merges]).toEqual([[], []]);
  });

  it('are separated without reverting what people have changed since', async () => {
    const [from, into] = [await aTerm('Tørrfisk'), await aTerm('Klippfisk')];
    const removed = await withSkills(from);
    const marked = await withSkills(from, into);
    const { body } = await merged(from, into);
    await api.db.deleteFrom('profile_skill').where('profile', '=', removed.profile).execute();
    await api.db
      .updateTable('profile_skill')
      .set({ expert: true })
      .where('profile', '=', marked.profile)
      .execute();
    const back = await admin.call(undo, { params: { merge: body.merge } });
    expect(back.body).toMatchObject({ restored: 1, left: 1 });
    expect(await skillsOf(removed.profile)).toEqual([]);
    expect(await skillsOf(marked.profile)).toEqual([from, `${into}*`]);
  });

  it('are merged also for a page that was opened before, and is saved after', async () => {
    const [from, into] = [await aTerm('Rørlegging'), await aTerm('Rørlegger')];
    const { profile, as } = await withSkills(from, into);
    await merged(from, into);
    const saved = await as.call('PATCH /api/main/profile/{profile}', {
      params: { profile },
      body: {
        section: 'skills',
        revision: 0,
        changes: {
          skills: [
            { uuid: from, expert: true },
            { uuid: into, expert: false },
          ],
        },
      },
    });
    expect(saved.status).toBe(200);
    expect(await skillsOf(profile)).toEqual([`${into}*`]);
  });

  it('are merged once, whoever else decides at the same time, and the other is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [await aTerm(`Ene ${round}`), await aTerm(`Andre ${round}`)];
      const answers = await Promise.all([merged(one, two), merged(two, one, other)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.error.errorCode).toBe('competency_state_does_not_allow');
    }
  });

  it('leave nobody behind who adds the one while it is merged into the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [from, into] = [await aTerm(`Fra ${round}`), await aTerm(`Til ${round}`)];
      const { profile, as } = await withSkills();
      const [, saved] = await Promise.all([
        merged(from, into),
        as.call('PATCH /api/main/profile/{profile}', {
          params: { profile },
          body: {
            section: 'skills',
            revision: 0,
            changes: { skills: [{ uuid: from, expert: false }] },
          },
        }),
      ]);
      expect(saved.status).toBe(200);
      expect(await skillsOf(profile)).toEqual([into]);
    }
  });

  it('move on with what they were merged into, and are undone in reverse order', async () => {
    const [a, b, c] = [await aTerm('Første'), await aTerm('Neste'), await aTerm('Siste')];
    const { profile } = await withSkills(a);
    const first = await merged(a, b);
    const second = await merged(b, c);
    expect(await skillsOf(profile)).toEqual([c]);
    const early = await admin.call(undo, { params: { merge: first.body.merge } });
    expect(early.error.errorCode).toBe('competency_state_does_not_allow');
    await admin.call(undo, { params: { merge: second.body.merge } });
    expect(await skillsOf(profile)).toEqual([b]);
    await admin.call(undo, { params: { merge: first.body.merge } });
    expect(await skillsOf(profile)).toEqual([a]);
    const twice = await admin.call(undo, { params: { merge: first.body.merge } });
    expect(twice.status).toBe(409);
  });

  it('must be different, in use, and of the same kind', async () => {
    const [skill, role] = [await aTerm('Fjøsarbeid'), await aTerm('Fjøskar', 'role')];
    expect((await merged(skill, role)).status).toBe(409);
    expect((await merged(skill, skill)).status).toBe(409);
    expect((await merged(skill, admin.account ?? '')).error.errorCode).toBe(
      'could_not_find_competency',
    );
  });
});
