import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf } from '../../adapters/pdf-reader/a-pdf.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';
import { aContractDocument, aCooperationAgreement } from '../contracts.fixtures.ts';
import { aCompanyToSign, aSender } from '../../testing/a-company-to-sign.ts';

const upload =
  'POST /api/contracts/client/admin/organizations/{organization_id}/uploaded-contracts' as const;
const summaryOf =
  'GET /api/contracts/organization/{organization_id}/contracts/cooperation' as const;

describe('a cooperation contract that was signed on paper', () => {
  let api: TestApi;
  let torg: TestClient;
  let document: string;
  let scan: Buffer;
  beforeAll(async () => {
    api = await startTestApi();
    torg = await aSender(api);
    document = await aContractDocument(api.db, 'cooperation_norwegian', { version: 91 });
    scan = await aPdf({ pages: 2 });
  });
  afterAll(() => api.close());

  const fields = (more: object = {}) => ({
    recipient_signatory_name: 'Kari Fjord',
    recipient_signatory_email: 'kari@fjord.example',
    sender_signatory_name: 'Siri Torg',
    sender_signatory_email: 'siri@torg.example',
    signed_on: '2026-03-02',
    document_id: document,
    ...more,
  });
  const uploadAs = (
    client: TestClient,
    organization_id: string,
    { body = {}, content = scan }: { body?: object; content?: Buffer | string } = {},
  ) =>
    client.call(upload, {
      params: { organization_id },
      body: fields(body),
      file: { name: 'Avtale.pdf', content, type: 'application/pdf' },
    });
  const refusal = async (answer: ReturnType<typeof uploadAs>) => {
    const { status, error } = await answer;
    return [status, codeOf({ error })];
  };
  const files = async () =>
    (await api.db.selectFrom('file').select('file').where('purpose', '=', 'contract').execute())
      .length;

  it('counts at once, with the names and the day on it', async () => {
    const { organization, consultant } = await aCompanyToSign(api);
    const answer = await uploadAs(torg, organization);
    expect(answer.status).toBe(201);
    const { contract_id } = answer.body;
    const { body } = await consultant.call(summaryOf, {
      params: { organization_id: organization },
    });
    expect(body).toEqual({
      hasSignedCooperationContract: true,
      document: { document, type: 'cooperation_norwegian', version: 91 },
      isCompliant: true,
    });
    const row = await api.db
      .selectFrom('contract')
      .innerJoin('file', 'file.file', 'contract.document_file')
      .select(['provider', 'status', 'completed_at', 'document_hash', 'sha256', 'expires_at'])
      .where('contract', '=', contract_id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ provider: 'uploaded', status: 'completed', expires_at: null });
    expect(row.completed_at?.toISOString()).toBe('2026-03-02T00:00:00.000Z');
    expect(row.document_hash).toBe(row.sha256);
    const steps = await api.db
      .selectFrom('contract_event')
      .select(['kind', 'account', 'document_hash', 'identified_by'])
      .where('contract', '=', contract_id)
      .execute();
    expect(steps).toEqual([
      {
        kind: 'uploaded',
        account: torg.account,
        document_hash: row.sha256,
        identified_by: 'session',
      },
    ]);
    const signatories = await api.db
      .selectFrom('contract_signatory')
      .select(['side', 'status', 'name', 'email'])
      .where('contract', '=', contract_id)
      .orderBy('side')
      .execute();
    expect(signatories).toEqual([
      { side: 'recipient', status: 'signed', name: 'Kari Fjord', email: 'kari@fjord.example' },
      { side: 'sender', status: 'signed', name: 'Siri Torg', email: 'siri@torg.example' },
    ]);
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
  });

  it('supersedes nothing, and may be on an older version', async () => {
    const { organization } = await aCompanyToSign(api);
    const older = await aContractDocument(api.db, 'cooperation_norwegian', { version: 90 });
    const before = await aCooperationAgreement(api.db, organization, { version: 91 });
    expect((await uploadAs(torg, organization, { body: { document_id: older } })).status).toBe(201);
    const rows = await api.db
      .selectFrom('contract')
      .select(['contract', 'status'])
      .where('organization', '=', organization)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ contract: before, status: 'completed' });
  });

  it.each([
    ['encrypted', 400, 'pdf_not_readable', () => aPdf({ password: 'hemmelig' })],
    ['cut off', 400, 'pdf_not_readable', async () => (await aPdf({ pages: 9 })).subarray(0, 900)],
    ['a program', 400, 'unsupported_file_type', () => Buffer.from('MZ\u0090\u0000'.repeat(200))],
    ['a web page', 400, 'unsupported_file_type', () => Buffer.from('<html>%PDF</html>')],
    [
      'of 21 megabytes',
      413,
      'payload_too_large',
      () => Buffer.alloc(21 * 1024 * 1024, '%PDF-1.7 '),
    ],
    ['empty', 400, 'unsupported_file_type', () => Buffer.alloc(0)],
  ] as const)('is refused when it is %s', async (_what, status, code, content) => {
    const { organization } = await aCompanyToSign(api);
    const before = await files();
    expect(await refusal(uploadAs(torg, organization, { content: await content() }))).toEqual([
      status,
      code,
    ]);
    expect(await files()).toBe(before);
  });

  it('lists what is wrong with its fields', async () => {
    const { organization } = await aCompanyToSign(api);
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    for (const body of [
      { signed_on: soon },
      { signed_on: '2026-02-30' },
      { sender_signatory_email: 'siri' },
      { recipient_signatory_name: '' },
    ]) {
      const { status, error } = await uploadAs(torg, organization, { body });
      expect([status, codeOf({ error })]).toEqual([400, 'request_validation_error']);
      expect(error.issues?.map(({ path }) => path)).toEqual(Object.keys(body));
    }
    expect(
      await refusal(
        uploadAs(torg, organization, { body: { sender_signatory_email: 'Kari@fjord.example' } }),
      ),
    ).toEqual([400, 'signatories_must_differ']);
  });

  it('needs a published version, and a company that signs and waits for nothing', async () => {
    const { organization } = await aCompanyToSign(api);
    const other = await aContractDocument(api.db, 'assignment_norwegian', { version: 91 });
    for (const document_id of [randomUUID(), other]) {
      const answer = uploadAs(torg, organization, { body: { document_id } });
      expect(await refusal(answer)).toEqual([404, 'not_found']);
    }
    const client = await anOrganization(api.db, { kind: 'client' });
    await aCooperationAgreement(api.db, organization, { status: 'in_progress', version: 91 });
    for (const content of [scan, 'not a PDF']) {
      expect(await refusal(uploadAs(torg, randomUUID(), { content }))).toEqual([404, 'not_found']);
      expect(await refusal(uploadAs(torg, client, { content }))).toEqual([
        409,
        'organization_signs_no_cooperation_contract',
      ]);
      expect(await refusal(uploadAs(torg, organization, { content }))).toEqual([
        409,
        'cooperation_contract_in_progress',
      ]);
    }
  });

  it('is uploaded by admins', async () => {
    const { organization, admin, consultant } = await aCompanyToSign(api);
    for (const client of [api.stranger, admin, consultant]) {
      expect(await refusal(uploadAs(client, organization))).toEqual([401, 'unauthorized']);
    }
  });
});
