import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';

describe('what an admin does with the assignment of others', () => {
  let api: TestApi;
  let admin: TestClient;
  let organization: string;
  let kari: string;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Ada Admin' }));
    organization = await anOrganization(api.db);
    kari = await anAccount(api.db, {
      role: 'consultant_buyer',
      organization,
      name: 'Kari Vestli',
    });
  });
  afterAll(() => api.close());

  const historyOf = async (object: string) =>
    (await admin.call('GET /api/main/admin/changes/{object}', { params: { object } })).body.changes;
  async function save(as: TestClient, assignment_id: string, changes: object) {
    const params = { assignment_id };
    const path = 'GET /api/main/assignment/{assignment_id}/draft';
    const { revision } = (await as.call(path, { params })).body;
    const body = { revision, changes };
    return as.call('PATCH /api/main/assignment/{assignment_id}', { params, body });
  }

  it('is in its history with before and after, and edits in quick succession are one change', async () => {
    const assignment = await anAssignment(api.db, {
      organization,
      editors: [kari],
      title: 'Tester til nettbutikk',
    });
    const helper = await anAccount(api.db, { role: 'consultant_buyer', organization, name: 'Ola' });
    expect((await save(admin, assignment, { title: 'Testleder' })).status).toBe(200);
    await save(admin, assignment, { title: 'Testleder til nettbutikk' });
    await save(admin, assignment, { editors: [kari, helper], admin_deadline: '2031-02-03' });
    const [change, ...others] = await historyOf(assignment);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      what: 'changed_assignment',
      object: { kind: 'assignment', id: assignment, name: 'Testleder til nettbutikk' },
      by: { name: 'Ada Admin' },
    });
    expect(change?.before).toEqual({
      title: 'Tester til nettbutikk',
      editors: 'Kari Vestli',
      admin_deadline: null,
    });
    expect(change?.after).toEqual({
      title: 'Testleder til nettbutikk',
      editors: 'Kari Vestli, Ola',
      admin_deadline: '2031-02-03',
    });
    await save(admin, assignment, {
      title: 'Tester til nettbutikk',
      editors: [kari],
      admin_deadline: null,
    });
    expect(await historyOf(assignment)).toEqual([]);
  });

  it('is another change after some time, or when somebody else has changed it in between', async () => {
    const assignment = await anAssignment(api.db, { organization, editors: [kari] });
    const other = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Bo Admin' }));
    await save(admin, assignment, { percent: 50 });
    await save(other, assignment, { percent: 60 });
    await save(admin, assignment, { percent: 70 });
    api.clock.advance({ minutes: limits.editingMinutes + 1 });
    await save(admin, assignment, { percent: 80 });
    const percents = (await historyOf(assignment)).map(({ after }) => after['percent']);
    expect(percents).toEqual([80, 70, 60, 50]);
  });

  it('is recorded for moves, for files and for the deletion', async () => {
    const assignment = await anAssignment(api.db, { organization, editors: [kari] });
    const params = { assignment_id: assignment };
    await admin.call('POST /api/main/assignment/{assignment_id}/unpublish', { params });
    expect(await historyOf(assignment)).toMatchObject([
      { what: 'moved_assignment', before: { state: 'published' }, after: { state: 'unpublished' } },
    ]);
    const draft = await anAssignment(api.db, {
      organization,
      editors: [kari],
      state: 'draft',
      title: 'Et utkast',
    });
    await admin.call('DELETE /api/main/assignment/{assignment_id}', {
      params: { assignment_id: draft },
    });
    expect(await historyOf(organization)).toMatchObject([
      {
        what: 'removed_assignment',
        object: { id: draft, name: 'Et utkast' },
        before: { state: 'draft' },
        after: { state: null },
      },
    ]);
  });

  it('is not recorded for its editors, nor for an admin who is one', async () => {
    const assignment = await anAssignment(api.db, {
      organization,
      editors: [kari, admin.account ?? ''],
    });
    expect((await save(await api.signedIn(kari), assignment, { percent: 40 })).status).toBe(200);
    expect((await save(admin, assignment, { percent: 45 })).status).toBe(200);
    expect(await historyOf(assignment)).toEqual([]);
  });
});
