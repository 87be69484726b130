import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';
import { aContractDocument, aCooperationAgreement } from '../contracts.fixtures.ts';
import { aCompanyToSign, aSender } from '../../testing/a-company-to-sign.ts';

const list = 'GET /api/contracts/client/admin/cooperation-contracts' as const;
const ofOrganization =
  'GET /api/contracts/client/organizations/{organization_id}/cooperation-contracts' as const;

describe('the list of all cooperation contracts', () => {
  let api: TestApi;
  let torg: TestClient;
  /** the ids, newest first */
  const all: string[] = [];
  beforeAll(async () => {
    api = await startTestApi();
    torg = await aSender(api);
    const company = await anOrganization(api.db, { kind: 'consultant_company', name: 'Ny Ås AS' });
    for (let day = 1; day <= 95; day += 1) {
      const created_at = new Date(Date.UTC(2026, 0, day));
      const status = day % 5 === 0 ? 'expired' : 'completed';
      const recipient_name = `Åsgard nr. ${day} AS`;
      const fields = { status, created_at, recipient_name } as const;
      all.unshift(await aCooperationAgreement(api.db, company, fields));
    }
  });
  afterAll(() => api.close());

  const ask = async (query: object) => (await torg.call(list, { query })).body;
  const ids = ({ contracts }: { contracts: { contract_id: string }[] }) =>
    contracts.map(({ contract_id }) => contract_id);

  it('has pages of thirty, or of one to ninety, newest first, with an exact total', async () => {
    const first = await ask({});
    expect(first).toMatchObject({ total: 95, limit: 30, offset: 0 });
    expect(ids(first)).toEqual(all.slice(0, 30));
    expect(ids(await ask({ limit: 90 }))).toEqual(all.slice(0, 90));
    expect(ids(await ask({ limit: 90, offset: 90 }))).toEqual(all.slice(90));
    expect(ids(await ask({ limit: 1, offset: 2 }))).toEqual([all[2]]);
    expect(ids(await ask({ offset: 1_000 }))).toEqual([]);
    for (const query of [{ limit: 0 }, { limit: 91 }, { offset: -1 }, { status: 'signed' }]) {
      const { status, error } = await torg.call(list, { query: query as object });
      expect([status, codeOf({ error })]).toEqual([400, 'request_validation_error']);
      expect(error.issues?.map(({ path }) => path)).toEqual(Object.keys(query));
    }
  });

  it('is filtered by status', async () => {
    const expired = await ask({ status: 'expired' });
    expect(expired.total).toBe(19);
    expect(new Set(expired.contracts.map(({ status }) => status))).toEqual(new Set(['expired']));
    expect(await ask({ status: 'declined' })).toMatchObject({ total: 0, contracts: [] });
  });

  it.each([
    ['the company as it was called then', 'asgård NR. 17', 1],
    ['the company as it is called now', 'ny as', 95],
    ['the name of a signatory', 'KARI fjord', 95],
    ['the address of a signatory', 'siri@TORG', 95],
    ['no wildcard', '%', 0],
    ['nothing', 'finnes ikke', 0],
  ])('is searched by %s', async (_what, query, expected) => {
    const found = await ask({ query });
    expect(found.total).toBe(expected);
    expect(found.contracts).toHaveLength(Math.min(30, expected));
  });

  it('is searched and filtered at once', async () => {
    const found = await ask({ query: 'nr. 15 as', status: 'expired' });
    expect(ids(found)).toEqual([all[95 - 15]]);
    expect(await ask({ query: 'nr. 15 as', status: 'completed' })).toMatchObject({ total: 0 });
  });

  it('is for admins', async () => {
    const { admin, consultant } = await aCompanyToSign(api);
    for (const client of [api.stranger, admin, consultant]) {
      const { status, error } = await client.call(list);
      expect([status, codeOf({ error })]).toEqual([401, 'unauthorized']);
    }
  });
});

describe('the cooperation contracts of an organization', () => {
  let api: TestApi;
  let torg: TestClient;
  let current: string;
  beforeAll(async () => {
    api = await startTestApi();
    torg = await aSender(api);
    const text = (version: number) => `# Avtale\n\nFristen er ${version} dager.`;
    for (const version of [91, 92, 93]) {
      const fields = { version, text: text(Math.min(version, 92)), stays_good: 'no' } as const;
      current = await aContractDocument(api.db, 'cooperation_norwegian', fields);
    }
    await aContractDocument(api.db, 'cooperation_norwegian', {
      version: 94,
      state: 'draft',
      published_at: null,
    });
    await aContractDocument(api.db, 'cooperation_english', { version: 91, text: 'English' });
  });
  afterAll(() => api.close());

  const read = (client: TestClient, organization_id: string) =>
    client.call(ofOrganization, { params: { organization_id } });

  it('come with the document of the country, which is the newest published version', async () => {
    const norwegian = await aCompanyToSign(api);
    const swedish = await aCompanyToSign(api, { country: 'SE' });
    const { body } = await read(norwegian.admin, norwegian.organization);
    expect(body.contracts).toEqual([]);
    expect(body.changes).toBeNull();
    expect(body.document).toMatchObject({
      document: current,
      type: 'cooperation_norwegian',
      version: 93,
      state: 'published',
      is_current: true,
      text: '# Avtale\n\nFristen er 92 dager.',
    });
    const other = await read(swedish.admin, swedish.organization);
    expect(other.body.document).toMatchObject({ type: 'cooperation_english', version: 91 });
  });

  it('say what changed since the version that was signed last', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    await aCooperationAgreement(api.db, organization, { version: 91 });
    const { body } = await read(admin, organization);
    const joined = (kinds: string[]) =>
      (body.changes ?? [])
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ text }) => text)
        .join('');
    expect(joined(['same', 'removed'])).toBe('# Avtale\n\nFristen er 91 dager.');
    expect(joined(['same', 'added'])).toBe('# Avtale\n\nFristen er 92 dager.');
    expect(body.contracts).toMatchObject([{ is_compliant: false, version: 91 }]);
    await aCooperationAgreement(api.db, organization, { version: 92 });
    const again = (await read(admin, organization)).body;
    expect(again).toMatchObject({ changes: null, good_until: null, can: { send: true } });
    await aCooperationAgreement(api.db, organization, { version: 93 });
    expect((await read(admin, organization)).body.can).toEqual({ send: false });
  });

  it('say until when an older version stays good', async () => {
    const until = { stays_good: 'until', good_until: '2099-06-30' } as const;
    await aContractDocument(api.db, 'cooperation_norwegian', { version: 90, ...until });
    const { organization, admin } = await aCompanyToSign(api);
    await aCooperationAgreement(api.db, organization, { version: 90 });
    const { body } = await read(admin, organization);
    expect(body).toMatchObject({ good_until: '2099-06-30', can: { send: true } });
    expect(body.contracts).toMatchObject([{ is_compliant: true }]);
  });

  it('offer whoever sent them to recall, remind and replace, and the company only to sign', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    await aCooperationAgreement(api.db, organization, { status: 'in_progress', version: 93 });
    const canOf = async (client: TestClient) =>
      (await read(client, organization)).body.contracts[0]?.can;
    const all = { recall: true, remind: true, replace_signatory: true, sign: false };
    const none = { recall: false, remind: false, replace_signatory: false, sign: false };
    expect(await canOf(torg)).toEqual(all);
    expect(await canOf(admin)).toEqual(none);
    await api.db
      .updateTable('account')
      .set({ email: 'kari@fjord.example' })
      .where('account', '=', admin.account ?? '')
      .execute();
    expect(await canOf(admin)).toEqual({ ...none, sign: true });
  });

  it('are none for a client, which reads the document of its country', async () => {
    const client = await anOrganization(api.db, { kind: 'client', country: 'SE' });
    const { status, body } = await read(torg, client);
    expect(status).toBe(200);
    expect([body.contracts, body.document.type]).toEqual([[], 'cooperation_english']);
  });

  it('are for whoever runs the company', async () => {
    const { organization, consultant, admin } = await aCompanyToSign(api);
    const other = await aCompanyToSign(api);
    for (const client of [api.stranger, consultant, other.admin]) {
      const { status, error } = await read(client, organization);
      expect([status, codeOf({ error })]).toEqual([401, 'unauthorized']);
    }
    const missing = await read(admin, randomUUID());
    expect([missing.status, codeOf(missing)]).toEqual([404, 'not_found']);
  });
});
