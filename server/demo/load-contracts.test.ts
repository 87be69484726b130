import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractStatuses } from '@torg/protocol/contracts/contract-life';
import { contractProviders } from '@torg/protocol/contracts/contract-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEsign } from '../src/adapters/esign/make-esign.ts';
import { silentLog } from '../src/platform/log.ts';
import { startTestApi, type TestApi, type TestClient } from '../src/testing/start-test-api.ts';
import { accountId, organizationId } from './load/demo-ids.ts';
import { loadDemoIfEmpty } from './load-demo-if-empty.ts';

const list = 'GET /api/contracts/client/admin/cooperation-contracts' as const;
const settings = 'GET /api/contracts/client/admin/contract-settings' as const;
const events = 'GET /api/contracts/client/admin/contracts/{contract_id}/events' as const;
const esign = 'GET /api/contracts/client/admin/oneflow/contracts/{contract_id}' as const;
const summary = 'GET /api/contracts/organization/{organization_id}/contracts/cooperation' as const;

describe('the cooperation contracts of the demo data', () => {
  let api: TestApi;
  let admin: TestClient;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'torg-demo-contracts-'));
    api = await startTestApi({ DATA_DIR: dataDir });
    const { external } = api.torg.parts;
    Object.assign(external, await makeEsign(external.settings));
    await loadDemoIfEmpty(api.torg.parts, silentLog);
    admin = await api.signedIn(accountId('ingrid-solvang'));
  });
  afterAll(async () => {
    await api.close();
    await rm(dataDir, { recursive: true });
  });

  const all = async () => (await admin.call(list, { query: { limit: 90 } })).body.contracts;

  it('are in every state, by every provider, in both countries', async () => {
    const contracts = await all();
    const kinds = (pick: (one: (typeof contracts)[number]) => string) =>
      new Set(contracts.map(pick));
    expect(kinds(({ status }) => status)).toEqual(new Set(contractStatuses));
    expect(kinds(({ contract_provider }) => contract_provider)).toEqual(new Set(contractProviders));
    expect(kinds(({ document }) => document.type).size).toBe(2);
  });

  it.each([
    ['blaklokke', true, true],
    ['ekerhovd', true, true],
    ['palmqvist', true, true],
    ['makeskrik', true, false],
    ['tehrani', true, false],
    ['saetherskar', false, false],
    ['adeyemi', false, false],
  ])('count as their version does: %s', async (company, isSigned, isCompliant) => {
    const params = { organization_id: organizationId(company) };
    const { body } = await admin.call(summary, { params });
    expect([body.hasSignedCooperationContract, body.isCompliant]).toEqual([isSigned, isCompliant]);
  });

  it('are at the stand-in of Oneflow, too, where one was signed there', async () => {
    const there = (await all()).filter(({ contract_provider: provider }) => provider === 'oneflow');
    expect(there).toHaveLength(1);
    const [one] = there;
    const contract_id = one?.contract_id ?? '';
    const { body } = await admin.call(esign, { params: { contract_id } });
    expect(body).toMatchObject({
      ...{ contract_id, state: 'signed' },
      parties: [
        { name: 'Torg', participants: [{ sign_state: 'signed' }] },
        { country_code: 'NO', participants: [{ email: one?.recipient_signatory.email }] },
      ],
    });
  });

  it('wait for the company in one case, and for Torg in another', async () => {
    const open = (await all()).filter(({ status }) => status === 'in_progress');
    expect(
      open.map(({ recipient_signatory, can }) => [recipient_signatory.status, can.sign]),
    ).toEqual([
      ['signed', true],
      ['viewed', true],
    ]);
    const { body } = await admin.call(settings);
    expect(body.senders.map(({ account }) => account?.email)).toEqual([
      'admin@torg.example',
      'admin@torg.example',
    ]);
  });

  it('are sealed by the job, hold when they are checked, and mail nobody', async () => {
    await api.runJobs();
    await api.runScheduled('repair-contracts');
    await api.runScheduled('remind-signatories');
    await api.runScheduled('expire-contracts');
    await api.runScheduled('verify-contracts');
    expect(api.mail.sent.map(({ subject }) => subject)).toEqual([]);
    const rows = await api.db
      .selectFrom('contract')
      .select(['contract', 'title', 'sealed_at', 'delivered_at', 'check_failure'])
      .where('status', '=', 'completed')
      .where('provider', '=', 'torg_sign')
      .where('kind', '=', 'cooperation')
      .execute();
    expect(rows.filter(({ sealed_at, delivered_at }) => !sealed_at || !delivered_at)).toEqual([]);
    const failures = await api.db
      .selectFrom('contract')
      .select('check_failure')
      .where('check_failure', 'is not', null)
      .execute();
    expect(failures).toEqual([]);
    const { body } = await admin.call(events, {
      params: { contract_id: rows[0]?.contract ?? '' },
    });
    expect(body.findings).toEqual([]);
    expect(body.events.map(({ kind }) => kind)).toEqual([
      ...['created', 'sent', 'sent', 'viewed', 'signed', 'viewed', 'signed', 'completed', 'sealed'],
    ]);
  });
});
