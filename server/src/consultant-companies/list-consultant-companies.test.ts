import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aCooperationAgreement } from '../contracts/contracts.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

describe('the consultant companies, for an admin', () => {
  let api: TestApi;
  let admin: TestClient;
  let ids: Record<'large' | 'empty' | 'independent', string>;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    admin = await api.signedIn(await anAccount(db, { role: 'admin' }));
    const kind = 'consultant_company';
    ids = {
      large: await anOrganization(db, { name: 'Granskog IT', kind }),
      empty: await anOrganization(db, { name: 'bølgen Rådgivning', kind, country: 'SE' }),
      independent: await anOrganization(db, { name: 'Solbakken Grans', kind: 'independent' }),
    };
    await anOrganization(db, { name: 'Gran Kraft', kind: 'client' });
    const account = { organization: ids.large };
    for (const visible of [true, true, false]) await aConsultant(db, { account, visible });
    await aConsultant(db, { account: { organization: ids.independent } });
    await aCooperationAgreement(db, ids.large);
    await aCooperationAgreement(db, ids.large, { version: 2 });
    await aCooperationAgreement(db, ids.empty, { status: 'recalled' });
  });
  afterAll(() => api.close());

  it('are listed by name, with numbers about their bench, and without clients', async () => {
    const { body } = await admin.call('GET /api/main/admin/consultant-companies');
    expect(body.consultant_companies).toEqual([
      {
        consultant_company: ids.empty,
        name: 'bølgen Rådgivning',
        country: 'SE',
        type: 'consultant_company',
        cvpartner_subdomain: null,
        fast_track_new_consultants: false,
        has_cooperation_agreement: false,
        consultants: 0,
        active_consultants: 0,
        can: { edit: true, addConsultants: true, setFastTrack: true, readChanges: true },
      },
      expect.objectContaining({
        consultant_company: ids.large,
        has_cooperation_agreement: true,
        consultants: 3,
        active_consultants: 2,
      }),
      expect.objectContaining({
        consultant_company: ids.independent,
        type: 'independent',
        consultants: 1,
        active_consultants: 1,
      }),
    ]);
  });

  it('are found by a part of their name, those that begin with it first, and without clients', async () => {
    const search = async (query: { query?: string; limit?: string }) => {
      const answer = await admin.call('GET /api/main/admin/consultant-companies/search', { query });
      return answer.body.companies.map(({ name }) => name);
    };
    expect(await search({ query: 'gran' })).toEqual(['Granskog IT', 'Solbakken Grans']);
    expect(await search({ query: 'BØLGEN' })).toEqual(['bølgen Rådgivning']);
    expect(await search({ query: '%' })).toEqual([]);
    expect(await search({ limit: '2' })).toHaveLength(2);
    const clients = await admin.call('GET /api/main/admin/companies/search', {
      query: { query: 'gran' },
    });
    expect(clients.body.companies.map(({ name }) => name)).toEqual(['Gran Kraft']);
  });
});
