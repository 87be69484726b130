import { randomUUID } from 'node:crypto';
import { profileItemKinds } from '@torg/protocol/profiles/profile-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aProfileItem, aSignedInConsultant } from '../profiles.fixtures.ts';

const add = 'POST /api/main/profile/{profile}/items';
const order = 'PUT /api/main/profile/{profile}/items';
const save = 'PUT /api/main/profile/{profile}/items/{item}';
const remove = 'DELETE /api/main/profile/{profile}/items/{item}';
const restore = 'POST /api/main/profile/{profile}/items/{item}/restore';
const read = 'GET /api/main/profile/{profile}';

describe('an entry of a profile', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const aCourse = (name: string) => ({ entry: { kind: 'course', item: { name } } }) as const;

  it.each(profileItemKinds)('can be added empty when it is a %s', async (kind) => {
    const { client, params } = await aSignedInConsultant(api);
    const answer = await client.call(add, { params, body: { entry: { kind, item: {} } } });
    expect([answer.status, answer.error?.errorCode]).toEqual([201, undefined]);
    expect(answer.body.revision).toBe(0);
  });

  it('becomes the first of its kind, and can be moved', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      ids.push((await client.call(add, { params, body: aCourse(name) })).body.uuid);
    }
    const names = async () =>
      (await client.call(read, { params })).body.courses.map(({ name }) => name).join('');
    expect(await names()).toBe('cba');
    const items = [ids[1] ?? ''];
    expect((await client.call(order, { params, body: { kind: 'course', items } })).status).toBe(
      204,
    );
    expect(await names()).toBe('bca');
  });

  it('stores the roles and skills of a project separately, and calculates its start and end', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const pick = async (type: 'role' | 'skill') =>
      (
        await api.db
          .selectFrom('competency')
          .select('competency')
          .where('type', '=', type)
          .limit(1)
          .executeTakeFirstOrThrow()
      ).competency;
    const [role, skill] = [await pick('role'), await pick('skill')];
    const item = {
      project_name: 'Kundeportal',
      project_roles: [role],
      project_skills: [skill],
      from_year: 2024,
      from_month: 2,
      to_year: 2024,
      to_month: 2,
    };
    await client.call(add, { params, body: { entry: { kind: 'project', item } } });
    const [project] = (await client.call(read, { params })).body.projects;
    expect(project).toMatchObject({
      project_name: 'Kundeportal',
      calculated_start_date: '2024-02-01',
      calculated_end_date: '2024-02-29',
    });
    expect(project?.project_roles.map(({ uuid }) => uuid)).toEqual([role]);
    expect(project?.project_skills.map(({ uuid }) => uuid)).toEqual([skill]);
    const asRole = { project_roles: [skill] };
    const refused = await client.call(add, {
      params,
      body: { entry: { kind: 'project', item: asRole } },
    });
    expect(refused.error.errorCode).toBe('reference_not_found');
  });

  it('is not overwritten from a tab with an older revision', async () => {
    const { client, params, profile } = await aSignedInConsultant(api);
    const item = await aProfileItem(api.db, profile, 'course', { name: 'Som før' });
    const at = { ...params, item };
    const first = await client.call(save, {
      params: at,
      body: { revision: 0, ...aCourse('Fra den første fanen') },
    });
    expect([first.status, first.body.revision]).toEqual([200, 1]);
    const late = await client.call(save, { params: at, body: { revision: 0, ...aCourse('Sein') } });
    expect([late.status, late.error.errorCode]).toEqual([409, 'profile_was_changed']);
    const after = await client.call(read, { params });
    expect(after.body.courses.map(({ name }) => name)).toEqual(['Fra den første fanen']);
  });

  it('can be restored to its place for a day', async () => {
    const { client, params, profile } = await aSignedInConsultant(api);
    const item = await aProfileItem(api.db, profile, 'honor', { name: 'Årets kollega' });
    const at = { ...params, item };
    expect((await client.call(remove, { params: at })).status).toBe(204);
    expect((await client.call(read, { params })).body.honors).toEqual([]);
    expect((await client.call(remove, { params: at })).error.errorCode).toBe(
      'could_not_find_profile_item',
    );
    expect((await client.call(restore, { params: at })).status).toBe(200);
    expect((await client.call(read, { params })).body.honors).toHaveLength(1);
    await client.call(remove, { params: at });
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-profile-items');
    expect((await client.call(restore, { params: at })).error.errorCode).toBe(
      'could_not_find_profile_item',
    );
  });

  it('is found under its own profile and its own kind only', async () => {
    const { profile } = await aSignedInConsultant(api);
    const item = await aProfileItem(api.db, profile, 'course', { name: 'Fremmed' });
    const other = await aSignedInConsultant(api);
    const wrong = [
      await other.client.call(save, {
        params: { profile: other.profile, item },
        body: { revision: 0, ...aCourse('Mitt') },
      }),
      await other.client.call(remove, { params: { profile: other.profile, item: randomUUID() } }),
      await (
        await api.signedIn(profile)
      ).call(save, {
        params: { profile, item },
        body: { revision: 0, entry: { kind: 'honor', item: { name: 'Mitt' } } },
      }),
    ];
    for (const answer of wrong) {
      expect([answer.status, answer.error.errorCode]).toEqual([404, 'could_not_find_profile_item']);
    }
  });

  it('is refused beyond a hundred of its kind', async () => {
    const { client, params, profile } = await aSignedInConsultant(api);
    const rows = Array.from({ length: 100 }, () => ({ profile, kind: 'course' }) as const);
    await api.db.insertInto('profile_item').values(rows).execute();
    const answer = await client.call(add, { params, body: aCourse('Nummer 101') });
    expect([answer.status, answer.error.errorCode]).toEqual([400, 'too_many_profile_items']);
  });

  it('is refused when it ends before it begins', async () => {
    const { client, params } = await aSignedInConsultant(api);
    const item = { from_year: 2020, from_month: 5, to_year: 2020, to_month: 4 };
    const body = { entry: { kind: 'work_experience', item } } as const;
    const answer = await client.call(add, { params, body });
    expect(answer.error.errorCode).toBe('request_validation_error');
    expect(answer.error.issues?.map(({ path }) => path)).toContain('entry.item.to_year');
  });
});
