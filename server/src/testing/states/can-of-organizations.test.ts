import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes } from './compare-can.ts';

const both = [false, true];
/** Everybody with and without an open invitation; somebody deactivated is never verified. */
const invited = both.flatMap((isInvited) => [
  { isInvited, verified: false, isDeactivated: false },
  { isInvited, verified: true, isDeactivated: false },
  { isInvited, verified: false, isDeactivated: true },
]);

describe('rows of organizations and their people say what the calls answer', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  async function aPerson(
    about: { role: 'consultant' | 'consultant_buyer'; organization: string },
    { verified, isDeactivated, isInvited }: (typeof invited)[number],
  ): Promise<string> {
    const deactivated_at = isDeactivated ? new Date() : null;
    const account = await anAccount(api.db, { ...about, verified, deactivated_at });
    if (isInvited) {
      const row = { account, invited_by: account, invited_at: new Date('2026-01-01') };
      await api.db.insertInto('account_invitation').values(row).execute();
    }
    return account;
  }

  it('clients, as their page does', async () => {
    const client = await anOrganization(api.db, { kind: 'client' });
    const { body } = await admin.call('GET /api/main/admin/clients', { query: { limit: 50 } });
    const row = body.clients.find((one) => one.client === client);
    const read = await admin.call('GET /api/main/clients/{client}', { params: { client } });
    expect(row?.can).toEqual(read.body.can);
    const saved = await admin.call('PATCH /api/main/clients/{client}', {
      params: { client },
      body: { name: 'Nytt navn', sales_admin: admin.account ?? '' },
    });
    expect(row?.can).toEqual({ edit: true, setSalesAdmin: true, invite: true });
    expect(saved.status).toBe(200);
  });

  it('consultant companies, as their page does: a company of one takes nobody in', async () => {
    const compared = compareCan();
    for (const kind of ['independent', 'consultant_company'] as const) {
      const id = await anOrganization(api.db, { kind });
      const { body } = await admin.call('GET /api/main/admin/consultant-companies');
      const row = body.consultant_companies.find((one) => one.consultant_company === id);
      const path = '/api/main/consultant-companies/{id}' as const;
      const read = await admin.call(`GET ${path}`, { params: { id } });
      expect(row?.can).toEqual(read.body.can);
      const added = await admin.call(`POST ${path}/profiles`, {
        params: { id },
        body: { consultant: { name: 'Camilla Aas', email: `${id}@torg.example` } },
      });
      compared.note(`add to ${kind}`, row?.can.addConsultants, added.status < 300);
      const saved = await admin.call(`PATCH ${path}`, {
        params: { id },
        body: { fast_track_new_consultants: true },
      });
      compared.note(`edit ${kind}`, row?.can.edit, isAccepted(saved));
      compared.note(`fast track of ${kind}`, row?.can.setFastTrack, isAccepted(saved));
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('colleagues, of whom some were invited', async () => {
    const compared = compareCan();
    const client = await anOrganization(api.db, { kind: 'client' });
    const path = '/api/main/clients/{client}/colleagues' as const;
    for (const kind of invited) {
      for (const name of ['inviteAgain', 'uninvite'] as const) {
        const account = await aPerson({ role: 'consultant_buyer', organization: client }, kind);
        const { body } = await admin.call(`GET ${path}`, { params: { client } });
        const row = body.colleagues.find((one) => one.account === account);
        const params = { client, account };
        const answer = await (name === 'uninvite'
          ? admin.call(`DELETE ${path}/{account}/invitation`, { params })
          : admin.call(`POST ${path}/{account}/invitation`, { params }));
        compared.note(`${name} ${JSON.stringify(kind)}`, row?.can[name], answer.status < 300);
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('the people of a consultant company', async () => {
    const compared = compareCan();
    const id = await anOrganization(api.db, { kind: 'consultant_company' });
    const path = '/api/main/consultant-companies/{id}/users' as const;
    for (const kind of invited) {
      const account = await aPerson({ role: 'consultant', organization: id }, kind);
      const { body } = await admin.call(`GET ${path}`, { params: { id } });
      const row = body.users.find((one) => one.account === account);
      const params = { id, account };
      const again = await admin.call(`POST ${path}/{account}/invitation`, { params });
      compared.note(`again ${JSON.stringify(kind)}`, row?.can.inviteAgain, again.status < 300);
      const set = await admin.call(`PUT ${path}/{account}`, {
        params,
        body: { is_consultant_admin: true },
      });
      compared.note(`admin ${JSON.stringify(kind)}`, row?.can.setAdmin, set.status < 300);
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });
});
