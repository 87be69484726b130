import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

type Persona = 'member' | 'companyAdmin' | 'otherMember' | 'otherCompanyAdmin' | 'buyer' | 'admin';

describe('rights in a consultant company', () => {
  let api: TestApi;
  let company: string;
  let client: string;
  let colleague: string;
  const as = {} as Record<Persona, TestClient>;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    const kind = 'consultant_company';
    company = await anOrganization(db, { name: 'Granskog IT', kind });
    client = await anOrganization(db, { name: 'Fjordvarme' });
    const rival = await anOrganization(db, { name: 'Bølgen Rådgivning', kind });
    const consultantOf = async (organization: string, is_admin_in_company = false) =>
      api.signedIn(await aConsultant(db, { account: { organization, is_admin_in_company } }));
    as.member = await consultantOf(company);
    as.companyAdmin = await consultantOf(company, true);
    as.otherMember = await consultantOf(rival);
    as.otherCompanyAdmin = await consultantOf(rival, true);
    const role = 'consultant_buyer';
    as.buyer = await api.signedIn(await anAccount(db, { role, organization: client }));
    as.admin = await api.signedIn(await anAccount(db, { role: 'admin' }));
    colleague = await aConsultant(db, { account: { organization: company, verified: false } });
  });
  afterAll(() => api.close());

  /** Every call on a company, with a body that would change something. */
  const calls: Record<string, (client: TestClient, id: string) => Promise<Outcome>> = {
    read: (one, id) => one.call('GET /api/main/consultant-companies/{id}', { params: { id } }),
    save: (one, id) =>
      one.call('PATCH /api/main/consultant-companies/{id}', {
        params: { id },
        body: { cvpartner_subdomain: 'granskog' },
      }),
    profiles: (one, id) =>
      one.call('GET /api/main/consultant-companies/{id}/profiles', { params: { id } }),
    validations: (one, id) =>
      one.call('GET /api/main/consultant-companies/{id}/profiles-with-validations', {
        params: { id },
      }),
    add: (one, id) =>
      one.call('POST /api/main/consultant-companies/{id}/profiles', {
        params: { id },
        body: { consultant: { name: 'Ida Solbakken', email: `${randomUUID()}@torg.example` } },
      }),
    users: (one, id) =>
      one.call('GET /api/main/consultant-companies/{id}/users', { params: { id } }),
    setAdmin: (one, id) =>
      one.call('PUT /api/main/consultant-companies/{id}/users/{account}', {
        params: { id, account: colleague },
        body: { is_consultant_admin: false },
      }),
    inviteAgain: (one, id) =>
      one.call('POST /api/main/consultant-companies/{id}/users/{account}/invitation', {
        params: { id, account: colleague },
      }),
  };
  type Outcome = { status: number; error: { errorCode: string } | undefined };

  async function openTo(who: Persona): Promise<string[]> {
    const open: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      const { error } = await call(as[who], company);
      if (error?.errorCode !== 'user_is_not_authorized') open.push(name);
    }
    return open;
  }

  it('belong to its admin and to admins', async () => {
    expect(await openTo('companyAdmin')).toEqual(Object.keys(calls));
    expect(await openTo('admin')).toEqual(Object.keys(calls));
  });

  it('let its consultants read it, and nothing more', async () => {
    expect(await openTo('member')).toEqual(['read']);
  });

  it('are refused to people of other companies, and to buyers', async () => {
    expect(await openTo('otherMember')).toEqual([]);
    expect(await openTo('otherCompanyAdmin')).toEqual([]);
    expect(await openTo('buyer')).toEqual([]);
  });

  it('do not exist for the id of a client, or an unknown id', async () => {
    for (const [name, call] of Object.entries(calls)) {
      for (const id of [client, randomUUID()]) {
        const { status, error } = await call(as.admin, id);
        const expected = [400, 'could_not_find_consultant_company'];
        expect([status, error?.errorCode], name).toEqual(expected);
      }
    }
  });

  it('do not extend to the people of another company', async () => {
    const params = { id: company, account: as.otherMember.account ?? '' };
    const answer = await as.companyAdmin.call(
      'PUT /api/main/consultant-companies/{id}/users/{account}',
      {
        params,
        body: { is_consultant_admin: true },
      },
    );
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'could_not_find_account']);
    const invited = await as.companyAdmin.call(
      'POST /api/main/consultant-companies/{id}/users/{account}/invitation',
      { params },
    );
    expect([invited.status, invited.error.errorCode]).toEqual([404, 'could_not_find_account']);
  });

  it('let only admins list and search all of them', async () => {
    for (const [who, one] of Object.entries(as)) {
      const answers = [
        await one.call('GET /api/main/admin/consultant-companies'),
        await one.call('GET /api/main/admin/consultant-companies/search'),
      ];
      const expected = who === 'admin' ? 200 : 401;
      expect(
        answers.map(({ status }) => status),
        who,
      ).toEqual([expected, expected]);
    }
  });
});
