import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('the history of an object', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    const account = await anAccount(api.db, { role: 'admin', name: 'Kari Admin' });
    admin = await api.signedIn(account);
  });
  afterAll(() => api.close());

  const historyOf = async (object: string, page: { limit?: number; offset?: number } = {}) =>
    (await admin.call('GET /api/main/admin/changes/{object}', { params: { object }, query: page }))
      .body;
  const aCompany = (fields = {}) =>
    anOrganization(api.db, { kind: 'consultant_company', name: 'Granskog IT', ...fields });
  const save = (id: string, body: { name?: string; cvpartner_subdomain?: string }) =>
    admin.call('PATCH /api/main/consultant-companies/{id}', { params: { id }, body });

  it('shows who changed what, with the fields that differ before and after', async () => {
    const id = await aCompany();
    await save(id, { name: 'Granskog Konsult', cvpartner_subdomain: '' });
    expect(await historyOf(id)).toMatchObject({
      total: 1,
      changes: [
        {
          what: 'changed_organization',
          object: { kind: 'organization', id, name: 'Granskog Konsult' },
          by: { account: admin.account, name: 'Kari Admin' },
          before: { name: 'Granskog IT' },
          after: { name: 'Granskog Konsult' },
        },
      ],
    });
  });

  it('does not show a save that changed nothing, nor one that was refused', async () => {
    const id = await aCompany();
    await save(id, { name: 'Granskog IT' });
    await save(id, { name: 'Annet', organization_number: '1' } as never);
    expect(await historyOf(id)).toMatchObject({ total: 0, changes: [] });
  });

  it('is shown for the person and for the company, newest first and in pages', async () => {
    const id = await aCompany();
    const account = { organization: id, is_admin_in_company: true };
    await aConsultant(api.db, { account });
    const ida = await aConsultant(api.db, { account: { organization: id, name: 'Ida Lie' } });
    for (const is_consultant_admin of [true, false]) {
      await admin.call('PUT /api/main/consultant-companies/{id}/users/{account}', {
        params: { id, account: ida },
        body: { is_consultant_admin },
      });
    }
    const ofIda = await historyOf(ida);
    expect(ofIda.changes.map(({ after }) => after)).toEqual([
      { is_consultant_admin: false },
      { is_consultant_admin: true },
    ]);
    expect(ofIda.changes[0]?.object).toMatchObject({ kind: 'account', name: 'Ida Lie' });
    expect(await historyOf(id)).toEqual(ofIda);
    const second = await historyOf(id, { limit: 1, offset: 1 });
    expect(second).toMatchObject({ total: 2, changes: [{ after: { is_consultant_admin: true } }] });
  });

  it('shows the decisions of the review, which nobody can report by themselves', async () => {
    const profile = await aConsultant(api.db, { qaStatus: 'in_progress' });
    await admin.call('POST /api/main/admin/profile-qa', {
      body: { account: profile, profile_qa_status: 'approved' },
    });
    expect((await historyOf(profile)).changes).toMatchObject([
      {
        what: 'approved_profile',
        is_automatic: false,
        before: { qa_status: 'in_progress' },
        after: { qa_status: 'approved' },
      },
    ]);
    const reported = await admin.call('POST /api/main/event-log/entry', {
      body: { actingAccount: admin.account ?? '', event: 'recorded_change', metadata: {} },
    });
    expect(reported.error.errorCode).toBe('unknown_event_type');
  });
});
