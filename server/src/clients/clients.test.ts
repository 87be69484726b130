import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import {
  startTestApi,
  type CallInput,
  type TestApi,
  type TestClient,
} from '../testing/start-test-api.ts';

const list = 'GET /api/main/admin/clients';
const one = 'GET /api/main/clients/{client}';
const save = 'PATCH /api/main/clients/{client}';

describe('the clients of Torg', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Kari Admin' }));
  });
  afterAll(() => api.close());

  const aBuyer = async (organization: string) =>
    api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization }));
  const change = (
    as: TestClient,
    client: string,
    body: NonNullable<CallInput<typeof save>['body']>,
  ) => as.call(save, { params: { client }, body });

  it('are listed with their sales admin and their recent activity', async () => {
    const client = await anOrganization(api.db, { name: 'Havbris', sales_admin: admin.account });
    const buyer = await aBuyer(client);
    const editors = [buyer.account ?? ''];
    await anAssignment(api.db, { organization: client, editors });
    await anAssignment(api.db, { organization: client, editors, state: 'draft' });
    await anOrganization(api.db, { name: 'Havbris Sør' });
    const ask = async (query: CallInput<typeof list>['query']) =>
      (await admin.call(list, { query })).body;
    expect((await ask({ text: 'havbris' })).clients).toMatchObject([
      {
        client,
        sales_admin: { account: admin.account, name: 'Kari Admin' },
        buyers: 1,
        assignments: 2,
        active_assignments: 1,
        last_activity_at: expect.any(String),
      },
      { name: 'Havbris Sør', sales_admin: null, buyers: 0, last_activity_at: null },
    ]);
    expect(await ask({ text: 'HÅVBRIS', sales_admin: 'none' })).toMatchObject({ total: 1 });
    const most = await ask({ text: 'havbris', sort: 'assignments', direction: 'desc', limit: 1 });
    expect(most).toMatchObject({ total: 2, clients: [{ client }] });
  });

  it('are added by an admin, with a valid number that no other client has', async () => {
    const make = (body: CallInput<'POST /api/main/admin/clients'>['body']) =>
      admin.call('POST /api/main/admin/clients', { body });
    const created = await make({
      name: 'Lyngheia',
      country: 'NO',
      organization_number: '311 000 004',
      sales_admin: admin.account,
    });
    expect(created.status).toBe(201);
    const { client } = created.body;
    expect((await admin.call(one, { params: { client } })).body).toMatchObject({
      name: 'Lyngheia',
      organization_number: '311000004',
      sales_admin: { name: 'Kari Admin' },
    });
    for (const [body, code] of [
      [
        { name: 'X', country: 'NO', organization_number: '311000005' },
        'organization_number_not_valid',
      ],
      [
        { name: 'X', country: 'NO', organization_number: '311000004' },
        'organization_number_is_taken',
      ],
      [{ name: 'X', country: 'NO', sales_admin: client }, 'sales_admin_not_found'],
    ] as const) {
      expect((await make(body)).error.errorCode).toBe(code);
    }
  });

  it('are changed by their own buyers, except for their sales admin', async () => {
    const client = await anOrganization(api.db, { name: 'Gammelt' });
    const [buyer, stranger] = [await aBuyer(client), await aBuyer(await anOrganization(api.db))];
    expect((await change(buyer, client, { name: 'Nytt' })).body).toMatchObject({
      name: 'Nytt',
      can: { edit: true, invite: true, setSalesAdmin: false },
    });
    expect((await change(stranger, client, { name: 'Mitt' })).status).toBe(401);
    const refused = await change(buyer, client, { sales_admin: admin.account, name: 'Annet' });
    expect(refused.error.errorCode).toBe('user_is_not_authorized');
    const notAnAdmin = await change(admin, client, { sales_admin: buyer.account });
    expect(notAnAdmin.error.errorCode).toBe('sales_admin_not_found');
    const answer = await change(admin, client, { sales_admin: admin.account });
    expect(answer.body).toMatchObject({ name: 'Nytt', sales_admin: { name: 'Kari Admin' } });
    const params = { object: client };
    const history = await admin.call('GET /api/main/admin/changes/{object}', { params });
    expect(history.body.changes).toMatchObject([
      { before: { sales_admin: null }, after: { sales_admin: 'Kari Admin' } },
      { before: { name: 'Gammelt' }, after: { name: 'Nytt' } },
    ]);
  });

  it('are not consultant companies', async () => {
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    for (const client of [company, admin.account ?? '']) {
      const { error } = await admin.call(one, { params: { client } });
      expect(error.errorCode).toBe('could_not_find_client_company');
    }
  });
});
