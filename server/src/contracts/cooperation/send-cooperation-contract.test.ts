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

const send =
  'POST /api/contracts/client/organizations/{organization_id}/cooperation-contracts' as const;

describe('sending a cooperation contract', () => {
  let api: TestApi;
  let torg: Awaited<ReturnType<typeof aSender>>;
  let norwegian: string;
  let english: string;
  beforeAll(async () => {
    api = await startTestApi();
    torg = await aSender(api);
    await aContractDocument(api.db, 'cooperation_norwegian', { version: 90 });
    norwegian = await aContractDocument(api.db, 'cooperation_norwegian', { version: 91 });
    english = await aContractDocument(api.db, 'cooperation_english', { version: 91 });
  });
  afterAll(() => api.close());

  const body = (more: object = {}) => ({
    recipient_signatory_email: `Kari.${randomUUID()}@Fjord.example`,
    recipient_signatory_name: 'Kari Fjord',
    ...more,
  });
  const sendAs = (client: TestClient, organization_id: string, more: object = {}) =>
    client.call(send, { params: { organization_id }, body: body(more) });
  const refusal = async (answer: ReturnType<typeof sendAs>) => {
    const { status, error } = await answer;
    return [status, codeOf({ error })];
  };
  const contractsOf = (organization: string) =>
    api.db.selectFrom('contract').selectAll().where('organization', '=', organization).execute();

  it('gives a Norwegian company the Norwegian document, and lets it wait thirty days', async () => {
    const { organization, admin } = await aCompanyToSign(api, { name: 'Fjordkode AS' });
    const answer = await sendAs(admin, organization);
    expect(answer.status).toBe(202);
    const [row, ...others] = await contractsOf(organization);
    expect(others).toEqual([]);
    expect(answer.body).toEqual({ contract_id: row?.contract });
    expect(row).toMatchObject({
      kind: 'cooperation',
      provider: 'torg_sign',
      status: 'in_progress',
      document: norwegian,
      recipient_name: 'Fjordkode AS',
      recipient_country: 'NO',
      initiator_account: admin.account,
      completed_at: null,
    });
    const days = (row?.expires_at?.getTime() ?? 0) - (row?.created_at.getTime() ?? 0);
    expect(days / 86_400_000).toBe(30);
    const signatories = await api.db
      .selectFrom('contract_signatory')
      .selectAll()
      .where('contract', '=', row?.contract ?? '')
      .orderBy('side')
      .execute();
    expect(signatories).toMatchObject([
      { side: 'recipient', name: 'Kari Fjord', status: 'unopened', account: null },
      { side: 'sender', name: 'Siri Torg', email: torg.email, account: torg.account },
    ]);
    expect(signatories[0]?.email).toMatch(/^kari\..*@fjord\.example$/);
    expect(await api.events('recorded_change')).toContainEqual(
      expect.objectContaining({
        acting_account: admin.account,
        metadata: expect.objectContaining({
          what: 'sent_contract',
          objects: [row?.contract, organization],
        }),
      }),
    );
  });

  it('gives a Swedish company the English document, unless another one is picked', async () => {
    const picked = await aCompanyToSign(api, { country: 'SE' });
    const { organization, admin } = await aCompanyToSign(api, { country: 'SE' });
    expect((await sendAs(admin, organization)).status).toBe(202);
    expect((await contractsOf(organization))[0]?.document).toBe(english);
    await sendAs(picked.admin, picked.organization, { document_id: norwegian });
    expect((await contractsOf(picked.organization))[0]?.document).toBe(norwegian);
  });

  it('refuses a document that is unknown, of another kind, a draft, or outdated', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    const old = await aContractDocument(api.db, 'cooperation_norwegian', { version: 90 });
    const other = await aContractDocument(api.db, 'assignment_norwegian', { version: 91 });
    const draft = await aContractDocument(api.db, 'cooperation_english', {
      version: 92,
      state: 'draft',
    });
    for (const document_id of [randomUUID(), other, draft]) {
      expect(await refusal(sendAs(admin, organization, { document_id }))).toEqual([
        404,
        'not_found',
      ]);
    }
    expect(await refusal(sendAs(admin, organization, { document_id: old }))).toEqual([
      409,
      'contract_document_not_current',
    ]);
    expect(await contractsOf(organization)).toEqual([]);
  });

  it('refuses a second one while the first waits, and one on a version that was signed', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    await sendAs(admin, organization);
    expect(await refusal(sendAs(admin, organization))).toEqual([
      409,
      'cooperation_contract_in_progress',
    ]);
    const signed = await aCompanyToSign(api);
    await aCooperationAgreement(api.db, signed.organization, { version: 91 });
    expect(await refusal(sendAs(signed.admin, signed.organization))).toEqual([
      409,
      'cooperation_contract_already_signed',
    ]);
    const outdated = await aCompanyToSign(api);
    await aCooperationAgreement(api.db, outdated.organization, { version: 90 });
    expect((await sendAs(outdated.admin, outdated.organization)).status).toBe(202);
  });

  it('is sent anew as soon as the time of the one before is over, also before its job has run', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    await sendAs(admin, organization);
    await api.db
      .updateTable('contract')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('organization', '=', organization)
      .execute();
    const page = await admin.call(
      'GET /api/contracts/client/organizations/{organization_id}/cooperation-contracts',
      { params: { organization_id: organization } },
    );
    expect(page.body).toMatchObject({ contracts: [{ status: 'expired' }], can: { send: true } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendAs(admin, organization)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...[202, 409, 409, 409, 409],
    ]);
    const statuses = (await contractsOf(organization)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['expired', 'in_progress']));
    expect(statuses).toHaveLength(2);
  });

  it('lets one of twenty through that come at once', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendAs(admin, organization)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).filter((status) => status === 202)).toEqual([202]);
    expect(refused.map(codeOf)).toEqual(
      Array.from({ length: 19 }, () => 'cooperation_contract_in_progress'),
    );
    expect(await contractsOf(organization)).toHaveLength(1);
  });

  it('has two different people sign, and one whom an admin has chosen for the country', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    const same = { recipient_signatory_email: torg.email.toUpperCase() };
    expect(await refusal(sendAs(admin, organization, same))).toEqual([
      400,
      'signatories_must_differ',
    ]);
    await api.db.deleteFrom('contract_sender').where('country', '=', 'NO').execute();
    expect(await refusal(sendAs(admin, organization))).toEqual([409, 'contract_sender_not_chosen']);
    await aSender(api, ['NO']);
    expect((await sendAs(admin, organization)).status).toBe(202);
  });

  it('is not signed for Torg by an admin who was deactivated or is not verified', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    for (const change of [{ deactivated_at: new Date(), verified: false }, { verified: false }]) {
      const { account } = await aSender(api, ['NO']);
      await api.db
        .updateTable('account')
        .set(change)
        .where('account', '=', account ?? '')
        .execute();
      expect(await refusal(sendAs(admin, organization))).toEqual([
        409,
        'contract_sender_not_chosen',
      ]);
    }
    await aSender(api, ['NO']);
  });

  it('is for companies of consultants, and for whoever runs them', async () => {
    const { organization, admin, consultant } = await aCompanyToSign(api);
    const other = await aCompanyToSign(api);
    const client = await anOrganization(api.db, { kind: 'client' });
    expect(await refusal(sendAs(torg, client))).toEqual([
      409,
      'organization_signs_no_cooperation_contract',
    ]);
    for (const client of [api.stranger, consultant, other.admin]) {
      expect(await refusal(sendAs(client, organization))).toEqual([401, 'unauthorized']);
    }
    expect(await refusal(sendAs(admin, randomUUID()))).toEqual([404, 'not_found']);
    expect((await sendAs(torg, organization)).status).toBe(202);
  });

  it('lists what is wrong with a name or an address', async () => {
    const { organization, admin } = await aCompanyToSign(api);
    const wrong = [
      { recipient_signatory_email: 'kari' },
      { recipient_signatory_name: ' ' },
      { recipient_signatory_name: 'Kari\nFjord' },
      { recipient_signatory_name: 'Kari \u202edrojF' },
      { document_id: 'newest' },
    ];
    for (const more of wrong) {
      const { status, error } = await sendAs(admin, organization, more);
      expect([status, codeOf({ error })]).toEqual([400, 'request_validation_error']);
      expect(error.issues?.map(({ path }) => path)).toEqual(Object.keys(more));
    }
  });

  it('goes to Oneflow where the settings say so', async () => {
    const elsewhere = await startTestApi({ CONTRACT_PROVIDER: 'oneflow' });
    await aSender(elsewhere);
    await aContractDocument(elsewhere.db, 'cooperation_norwegian', { version: 91 });
    const { organization, admin } = await aCompanyToSign(elsewhere);
    expect((await sendAs(admin, organization)).status).toBe(202);
    const rows = await elsewhere.db.selectFrom('contract').select('provider').execute();
    expect(rows).toEqual([{ provider: 'oneflow' }]);
    await elsewhere.close();
  });
});
