import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const list = 'GET /api/main/consultant-companies/{id}/users';
const set = 'PUT /api/main/consultant-companies/{id}/users/{account}';

describe('the people of a consultant company', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const aCompany = () =>
    anOrganization(api.db, { name: 'Granskog IT', kind: 'consultant_company' });
  const aPerson = async (
    organization: string,
    fields: { name?: string; verified?: boolean; is_admin_in_company?: boolean } = {},
  ) => api.signedIn(await aConsultant(api.db, { account: { organization, ...fields } }));
  const anAdminOf = (organization: string, name = 'Berit Haug') =>
    aPerson(organization, { name, is_admin_in_company: true });
  const setAdmin = (as: TestClient, id: string, target: TestClient, is_consultant_admin: boolean) =>
    as.call(set, { params: { id, account: target.account ?? '' }, body: { is_consultant_admin } });
  const adminsOf = async (organization: string) => {
    const rows = await api.db
      .selectFrom('account')
      .select('account')
      .where('organization', '=', organization)
      .where('is_admin_in_company', '=', true)
      .execute();
    return rows.map(({ account }) => account);
  };

  it('are listed by name, with who is an admin and who has not joined yet', async () => {
    const id = await aCompany();
    const companyAdmin = await anAdminOf(id);
    const ada = await aPerson(id, { name: 'ada Lie' });
    await companyAdmin.call('POST /api/main/consultant-companies/{id}/profiles', {
      params: { id },
      body: { consultant: { name: 'Camilla Aas', email: 'camilla.aas@torg.example' } },
    });
    const { body } = await companyAdmin.call(list, { params: { id } });
    expect(body.users).toMatchObject([
      { account: ada.account, is_consultant_admin: false, can: { setAdmin: true } },
      {
        account: companyAdmin.account,
        is_consultant_admin: true,
        invited_at: null,
        can: { setAdmin: false, inviteAgain: false },
      },
      {
        name: 'Camilla Aas',
        email: 'camilla.aas@torg.example',
        verified: false,
        invited_at: expect.any(String),
        can: { setAdmin: true, inviteAgain: true },
      },
    ]);
  });

  it('are listed last and cannot be changed while they are deactivated', async () => {
    const id = await aCompany();
    const companyAdmin = await anAdminOf(id);
    const { profile } = (
      await companyAdmin.call('POST /api/main/consultant-companies/{id}/profiles', {
        params: { id },
        body: { consultant: { name: 'Aud Borte', email: 'aud.borte@torg.example' } },
      })
    ).body;
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    await admin.call('POST /api/main/admin/accounts/{account}/deactivation', {
      params: { account: profile },
    });
    expect((await companyAdmin.call(list, { params: { id } })).body.users).toMatchObject([
      { name: 'Berit Haug', deactivated: false },
      { name: 'Aud Borte', deactivated: true, can: { setAdmin: false, inviteAgain: false } },
    ]);
    const params = { id, account: profile };
    const again = 'POST /api/main/consultant-companies/{id}/users/{account}/invitation';
    for (const answer of [
      await companyAdmin.call(again, { params }),
      await companyAdmin.call(set, { params, body: { is_consultant_admin: true } }),
      await admin.call('POST /api/main/admin/accounts/{account}/invitation', { params }),
    ]) {
      expect([answer.status, answer.error.errorCode]).toEqual([409, 'account_is_deactivated']);
    }
  });

  it('become admins, and may run the company at once', async () => {
    const id = await aCompany();
    const [companyAdmin, ada] = [await anAdminOf(id), await aPerson(id)];
    expect((await ada.call(list, { params: { id } })).status).toBe(401);
    const answer = await setAdmin(companyAdmin, id, ada, true);
    expect(answer.body).toMatchObject({ account: ada.account, is_consultant_admin: true });
    expect((await ada.call(list, { params: { id } })).status).toBe(200);
    expect((await setAdmin(ada, id, companyAdmin, false)).status).toBe(200);
    expect((await companyAdmin.call(list, { params: { id } })).status).toBe(401);
  });

  it('do not change when they are given the right that they have', async () => {
    const id = await aCompany();
    const companyAdmin = await anAdminOf(id);
    expect((await setAdmin(companyAdmin, id, companyAdmin, true)).body.is_consultant_admin).toBe(
      true,
    );
    expect(await adminsOf(id)).toEqual([companyAdmin.account]);
  });

  it('include at least one admin, even against the will of an admin of Torg', async () => {
    const id = await aCompany();
    const companyAdmin = await anAdminOf(id);
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    for (const as of [companyAdmin, admin]) {
      const answer = await setAdmin(as, id, companyAdmin, false);
      expect([answer.status, answer.error.errorCode]).toEqual([409, 'company_needs_an_admin']);
    }
    expect(await adminsOf(id)).toEqual([companyAdmin.account]);
  });

  it('include an admin who has joined, besides an invited one', async () => {
    const id = await aCompany();
    const companyAdmin = await anAdminOf(id);
    const invited = await aPerson(id, { verified: false });
    await setAdmin(companyAdmin, id, invited, true);
    const answer = await setAdmin(companyAdmin, id, companyAdmin, false);
    expect(answer.error.errorCode).toBe('company_needs_an_admin');
    expect((await setAdmin(companyAdmin, id, invited, false)).status).toBe(200);
  });

  it('include one admin when both step down at once, and when each takes the other’s right', async () => {
    for (const isOwn of [true, false]) {
      for (let round = 0; round < 5; round += 1) {
        const id = await aCompany();
        const [one, two] = [await anAdminOf(id), await anAdminOf(id, 'Ola Lund')];
        const answers = await Promise.all([
          setAdmin(one, id, isOwn ? one : two, false),
          setAdmin(two, id, isOwn ? two : one, false),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await adminsOf(id)).toHaveLength(1);
      }
    }
  });

  it('are its consultants: an account with another role is not one of them', async () => {
    const id = await aCompany();
    const companyAdmin = await anAdminOf(id);
    await anAccount(api.db, { role: 'admin', organization: id, name: 'Aase Admin' });
    const { body } = await companyAdmin.call(list, { params: { id } });
    expect(body.users.map(({ name }) => name)).toEqual(['Berit Haug']);
  });
});
