import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';
import { aContractDocument, aCooperationAgreement } from '../contracts.fixtures.ts';
import { aCompanyToSign, aSender, type CompanyToSign } from '../../testing/a-company-to-sign.ts';

const ownPaths = [
  'GET /api/contracts/client/contracts/cooperation',
  'GET /api/contracts/organization/contracts/cooperation',
] as const;
const ofOrganization =
  'GET /api/contracts/organization/{organization_id}/contracts/cooperation' as const;
const forAdmin =
  'GET /api/contracts/client/admin/organizations/{organization_id}/contracts/cooperation' as const;

describe('whether an organization has signed a cooperation contract', () => {
  let api: TestApi;
  let torg: TestClient;
  let company: CompanyToSign;
  const documents: string[] = [];
  beforeAll(async () => {
    api = await startTestApi();
    torg = await aSender(api);
    for (const version of [91, 92]) {
      const fields = { version, stays_good: 'no' } as const;
      documents.push(await aContractDocument(api.db, 'cooperation_norwegian', fields));
    }
  });
  beforeEach(async () => {
    company = await aCompanyToSign(api);
  });
  afterAll(() => api.close());

  const [older, current] = [
    () => ({ document: documents[0], type: 'cooperation_norwegian', version: 91 }),
    () => ({ document: documents[1], type: 'cooperation_norwegian', version: 92 }),
  ];
  const sign = (fields: Parameters<typeof aCooperationAgreement>[2]) =>
    aCooperationAgreement(api.db, company.organization, fields);
  /** The same answer at all paths, to everybody who may ask. */
  async function summary() {
    const params = { organization_id: company.organization };
    const answers = await Promise.all([
      ...ownPaths.map((path) => company.consultant.call(path)),
      company.admin.call(ofOrganization, { params }),
      torg.call(ofOrganization, { params }),
    ]);
    const [first, ...others] = answers.map(({ status, body }) => ({ status, body }));
    for (const other of others) expect(other).toEqual(first);
    const { body } = await torg.call(forAdmin, { params });
    const { contracts, ...same } = body;
    expect({ status: 200, body: same }).toEqual(first);
    return { ...same, contracts: contracts.length };
  }

  it('is no while nothing was sent, or what was sent is not signed', async () => {
    const nothing = { hasSignedCooperationContract: false, document: null, isCompliant: false };
    expect(await summary()).toEqual({ ...nothing, contracts: 0 });
    for (const status of ['declined', 'expired', 'recalled', 'in_progress'] as const) {
      await sign({ status, version: 92 });
    }
    expect(await summary()).toEqual({ ...nothing, contracts: 4 });
  });

  it('is yes with the version that is in force', async () => {
    await sign({ version: 92, completed_at: new Date('2026-01-01T00:00:00Z') });
    await sign({ version: 91, completed_at: new Date('2026-02-01T00:00:00Z') });
    expect(await summary()).toEqual({
      hasSignedCooperationContract: true,
      document: current(),
      isCompliant: true,
      contracts: 2,
    });
  });

  it('names the newest signed version when none is in force', async () => {
    await sign({ version: 91 });
    expect(await summary()).toEqual({
      hasSignedCooperationContract: true,
      document: older(),
      isCompliant: false,
      contracts: 1,
    });
  });

  it('follows what an admin says about older versions, without being stored', async () => {
    await sign({ version: 91 });
    const oslo = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });
    const [today, yesterday] = [0, -1].map((days) =>
      oslo.format(new Date(Date.now() + days * 86_400_000)),
    );
    const says = async (stays_good: 'no' | 'until' | 'forever', good_until: string | null) => {
      const fields = { version: 91, stays_good, good_until };
      await aContractDocument(api.db, 'cooperation_norwegian', fields);
      return (await summary()).isCompliant;
    };
    expect(await says('forever', null)).toBe(true);
    expect(await says('until', today ?? '')).toBe(true);
    expect(await says('until', yesterday ?? '')).toBe(false);
    expect(await says('no', null)).toBe(false);
  });

  it('lists all contracts for an admin, newest first', async () => {
    const first = await sign({ version: 91, created_at: new Date('2026-01-01T00:00:00Z') });
    const second = await sign({ version: 92, created_at: new Date('2026-02-01T00:00:00Z') });
    const third = await sign({
      status: 'declined',
      version: 92,
      created_at: new Date('2026-03-01T00:00:00Z'),
    });
    const { body } = await torg.call(forAdmin, {
      params: { organization_id: company.organization },
    });
    expect(body.contracts.map(({ contract_id }) => contract_id)).toEqual([third, second, first]);
    expect(body.contracts.map(({ is_compliant }) => is_compliant)).toEqual([false, true, false]);
    expect(body.contracts[1]).toMatchObject({
      external_id: null,
      contract_provider: 'torg_sign',
      recipient_organization_id: company.organization,
      version: 92,
      status: 'completed',
      document: current(),
      recipient_signatory: { side: 'recipient', status: 'signed', email: 'kari@fjord.example' },
      sender_signatory: { side: 'sender', status: 'signed', name: 'Siri Torg' },
      can: { recall: false, remind: false, replace_signatory: false, sign: false },
    });
  });

  it('needs an organization to ask about, also of an admin', async () => {
    const alone = await api.signedIn(await anAccount(api.db));
    for (const client of [alone, torg]) {
      for (const path of ownPaths) {
        const { status, error } = await client.call(path);
        expect([status, codeOf({ error })]).toEqual([400, 'organization_id_is_required']);
      }
    }
  });

  it('is told to a buyer of their own client, which signs none', async () => {
    const organization = await anOrganization(api.db, { kind: 'client' });
    const buyer = await api.signedIn(
      await anAccount(api.db, { role: 'consultant_buyer', organization }),
    );
    const { body } = await buyer.call(ownPaths[0]);
    expect(body).toEqual({
      hasSignedCooperationContract: false,
      document: null,
      isCompliant: false,
    });
  });

  it('is nobody else’s business', async () => {
    const other = await aCompanyToSign(api);
    const unverified = await api.signedIn(
      await anAccount(api.db, { verified: false, organization: company.organization }),
    );
    const refusalOf = async (
      client: TestClient,
      path: typeof ofOrganization | typeof forAdmin,
      organization_id = company.organization,
    ) => {
      const { status, error } = await client.call(path, { params: { organization_id } });
      return [status, codeOf({ error })];
    };
    for (const client of [api.stranger, unverified, other.admin, other.consultant]) {
      expect(await refusalOf(client, ofOrganization)).toEqual([401, 'unauthorized']);
    }
    for (const client of [api.stranger, unverified, company.admin, company.consultant]) {
      expect(await refusalOf(client, forAdmin)).toEqual([401, 'unauthorized']);
    }
    for (const path of [ofOrganization, forAdmin] as const) {
      expect(await refusalOf(torg, path, randomUUID())).toEqual([404, 'not_found']);
    }
    expect(await refusalOf(company.admin, ofOrganization, randomUUID())).toEqual([
      404,
      'not_found',
    ]);
  });
});
