import type { ProfileSectionChanges } from '@torg/protocol/profiles/profile-inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInConsultant } from '../profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const save = 'PATCH /api/main/profile/{profile}';
const read = 'GET /api/main/profile/{profile}';

describe('a section of a profile', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('saves what is named and leaves the rest unchanged', async () => {
    const { client, params } = await aSignedInConsultant(api, { description: 'Som før.' });
    const body = { section: 'description', revision: 0, changes: { title: 'Tech lead' } } as const;
    const answer = await client.call(save, { params, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ title: 'Tech lead', description: 'Som før.' });
    expect(answer.body.revisions).toEqual({ description: 1, facts: 0, skills: 0 });
    expect(await api.events('edit_profile')).toContainEqual({
      kind: 'edit_profile',
      acting_account: params.profile,
      metadata: { profile: params.profile, section: 'description' },
    });
  });

  it('refuses a save from a tab with an older revision, and the last save stays', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const saved = (description: string) =>
      client.call(save, {
        params,
        body: { section: 'description', revision: 0, changes: { description } },
      });
    expect((await saved('Fra den første fanen.')).status).toBe(200);
    const late = await saved('Fra den andre fanen.');
    expect([late.status, late.error.errorCode]).toEqual([409, 'profile_was_changed']);
    expect((await client.call(read, { params })).body.description).toBe('Fra den første fanen.');
  });

  it('accepts one of many saves of the same revision, also when all are sent at once', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        client.call(save, {
          params,
          body: { section: 'facts', revision: 0, changes: { remote_work_ok: place % 2 === 0 } },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  it('saves different sections at the same time', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const answers = await Promise.all([
      client.call(save, {
        params,
        body: { section: 'description', revision: 0, changes: { description: 'Hei.' } },
      }),
      client.call(save, {
        params,
        body: { section: 'facts', revision: 0, changes: { availability: '2027-02-01' } },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await client.call(read, { params })).body).toMatchObject({
      description: 'Hei.',
      availability: '2027-02-01',
    });
  });

  it('saves skills in their order with their marks, each once', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const rows = await api.db
      .selectFrom('competency')
      .select('competency as uuid')
      .where('type', '=', 'skill')
      .orderBy('key', 'desc')
      .limit(3)
      .execute();
    const skills = [...rows, ...rows.slice(0, 1)].map(({ uuid }, place) => ({
      uuid,
      expert: place === 1,
    }));
    const body = { section: 'skills', revision: 0, changes: { skills } } as const;
    const answer = await client.call(save, { params, body });
    expect(answer.body.skills.map(({ uuid, expert }) => [uuid, expert])).toEqual(
      rows.map(({ uuid }, place) => [uuid, place === 1]),
    );
  });

  it('refuses a region that does not exist, and a role that is a skill, and changes nothing', async () => {
    const { client, params, profile } = await aSignedInConsultant(api, { description: 'Som før.' });
    const { competency } = await api.db
      .selectFrom('competency')
      .select('competency')
      .where('type', '=', 'skill')
      .limit(1)
      .executeTakeFirstOrThrow();
    const wrong: ProfileSectionChanges[] = [
      { section: 'facts', revision: 0, changes: { regions: [profile] } },
      {
        section: 'skills',
        revision: 0,
        changes: { roles: [{ uuid: competency, emphasize: false }] },
      },
    ];
    for (const body of wrong) {
      const answer = await client.call(save, { params, body });
      expect([answer.status, answer.error.errorCode]).toEqual([400, 'reference_not_found']);
    }
    const after = await client.call(read, { params });
    expect(after.body.revisions).toEqual({ description: 0, facts: 0, skills: 0 });
  });

  it('starts the review again when anything in a rejected profile changes', async () => {
    const { client, params } = await aSignedInConsultant(api, { qaStatus: 'rejected' });
    const body = { section: 'facts', revision: 0, changes: { remote_work_ok: true } } as const;
    const answer = await client.call(save, { params, body });
    expect(answer.body.status?.qa_status).toBe('not_started');
    const entries = await client.call('GET /api/main/profile/{profile}/profile-qa', { params });
    expect(entries.body.profile_qa_entries.map(({ status }) => status)).toEqual(['not_started']);
  });

  const bad: [string, object, string][] = [
    ['an unknown section', { section: 'hobbies', revision: 0, changes: {} }, 'section'],
    ['a revision below zero', { section: 'facts', revision: -1, changes: {} }, 'revision'],
    [
      'a name of nothing but space',
      { section: 'description', revision: 0, changes: { name: '   ' } },
      'changes.name',
    ],
    [
      'a day that does not exist',
      { section: 'facts', revision: 0, changes: { availability: '2027-02-30' } },
      'changes.availability',
    ],
    [
      'a description of 20,001 characters',
      { section: 'description', revision: 0, changes: { description: 'x'.repeat(20_001) } },
      'changes.description',
    ],
    ['an unknown field', { section: 'facts', revision: 0, changes: { age: 3 } }, 'changes'],
  ];
  it.each(bad)('refuses %s, with its path', async (_what, body, path) => {
    const { client, params } = await aSignedInConsultant(api);
    const answer = await client.call(save, { params, body: body as never });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'request_validation_error']);
    expect(answer.error.issues?.map((issue) => issue.path)).toContain(path);
  });
});
