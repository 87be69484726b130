import { randomUUID } from 'node:crypto';
import { documentTypes, type DocumentType } from '@torg/protocol/contracts/contract-terms';
import { limits } from '@torg/protocol/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';
import { aCooperationAgreement } from '../contracts.fixtures.ts';
import { hasCooperationAgreement } from '../contracts.queries.ts';
import { builtInDocument, publishBuiltInDocuments } from './built-in-documents.ts';

const all = '/api/contracts/client/admin/contract-documents' as const;
const one = `${all}/{document_id}` as const;
const type: DocumentType = 'cooperation_norwegian';

describe('the versions of a document', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.deleteFrom('contract_signatory').execute();
    await api.db.deleteFrom('contract').execute();
    await api.db.deleteFrom('contract_document').execute();
    await publishBuiltInDocuments(api.db);
  });

  const draft = () => admin.call(`POST ${all}`, { body: { type } });
  const at = (document_id: string) => ({ params: { document_id } });
  const save = (document: string, body: object = {}) =>
    admin.call(`PUT ${one}`, {
      ...at(document),
      body: { title: 'Samarbeidsavtale', text: 'Ny.', change_note: '', revision: 0, ...body },
    });
  const publish = (document: string, body: object = {}) =>
    admin.call(`POST ${one}/publish`, {
      ...at(document),
      body: { revision: 1, stays_good: 'no', good_until: null, ...body },
    });
  const listed = async () => (await admin.call(`GET ${all}`)).body.documents;
  const current = async () => (await listed()).find((row) => row.type === type && row.is_current);
  const nextVersion = async (body: object = {}) => {
    const { document } = (await draft()).body;
    await save(document);
    expect((await publish(document, body)).status).toBe(200);
    return document;
  };

  it('begin with complete texts, published once', async () => {
    await Promise.all([publishBuiltInDocuments(api.db), publishBuiltInDocuments(api.db)]);
    const documents = await listed();
    expect(documents.map((row) => [row.type, row.version, row.state, row.is_current])).toEqual(
      documentTypes.map((name) => [name, 1, 'published', true]),
    );
    for (const { title, text } of documents) {
      expect(title.length).toBeGreaterThan(5);
      expect(text.match(/^## /gm)?.length).toBeGreaterThan(12);
      expect(text).not.toContain('# Samarbeidsavtale');
    }
  });

  it('go on after versions whose texts were not stored here', async () => {
    await api.db.updateTable('contract_document').set({ text: '' }).execute();
    await publishBuiltInDocuments(api.db);
    expect(await current()).toMatchObject({ version: 2, text: builtInDocument(type).text });
  });

  it('are drafted with the text of the newest, one draft at a time, also of ten at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, draft));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(9).fill(409),
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && codeOf(refused)).toBe('contract_document_has_a_draft');
    const made = answers.find(({ status }) => status === 201)?.body;
    expect(made).toMatchObject({
      ...{ type, version: 2, state: 'draft', is_current: false, revision: 0 },
      text: builtInDocument(type).text,
      can: { edit: true, publish: true, remove: true },
    });
    const [change] = (await api.events('recorded_change')).slice(-1);
    expect(change?.metadata).toMatchObject({ what: 'drafted_contract_document' });
  });

  it('are saved by revision, so that of two at once one learns of the other', async () => {
    const { document } = (await draft()).body;
    const answers = await Promise.all(['En.', 'To.'].map((text) => save(document, { text })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused && codeOf(refused)).toBe('contract_document_was_changed');
    expect((await admin.call(`GET ${one}`, at(document))).body.revision).toBe(1);
  });

  it.each([
    ['html', 'Hei <b>du</b>'],
    ['a picture', '![bilde](https://a.example/x.png)'],
    ['code', '```\n#read("/etc/passwd")\n```'],
    ['a quote', '> sitat'],
    ['another script', 'Avtale med 王小明'],
    ['a sign that turns the direction', 'Fjord\u202Ekode'],
  ])('are not saved with %s, which cannot be typeset', async (_what, text) => {
    const { document } = (await draft()).body;
    const answer = await save(document, { text });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'contract_document_not_readable']);
    expect(answer.raw.toString()).toContain('"path":"text"');
  });

  it.each([
    ['no title', { title: ' ' }],
    ['no text', { text: '' }],
    ['a text that is too long', { text: 'a'.repeat(limits.contract.text + 1) }],
    ['no revision', { revision: undefined }],
  ])('are not saved with %s', async (_what, body) => {
    const { document } = (await draft()).body;
    expect(codeOf(await save(document, body))).toBe('request_validation_error');
  });

  it('stay as they are once they are published', async () => {
    const document = await nextVersion();
    const codes = await Promise.all([
      save(document, { revision: 1 }),
      publish(document),
      admin.call(`DELETE ${one}`, at(document)),
    ]);
    for (const answer of codes) {
      expect([answer.status, codeOf(answer)]).toEqual([
        409,
        'contract_document_state_does_not_allow',
      ]);
    }
    expect((await current())?.document).toBe(document);
    expect(await api.events('published_contract_document')).not.toEqual([]);
  });

  it('are published as they were read, and once', async () => {
    const { document } = (await draft()).body;
    await save(document);
    const stale = await publish(document, { revision: 0 });
    expect([stale.status, codeOf(stale)]).toEqual([409, 'contract_document_was_changed']);
    const answers = await Promise.all([publish(document), publish(document)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('can be removed as long as they are drafts', async () => {
    const { document } = (await draft()).body;
    expect((await admin.call(`DELETE ${one}`, at(document))).status).toBe(204);
    expect(codeOf(await admin.call(`GET ${one}`, at(document)))).toBe('not_found');
    expect((await draft()).body.version).toBe(2);
  });

  it('decide together whether a contract that was signed on an older one counts', async () => {
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    await aCooperationAgreement(api.db, company);
    const first = (await current())?.document ?? '';
    const counts = () => hasCooperationAgreement(api.db, company);
    const setCompliance = (body: { stays_good: string; good_until: string | null }) =>
      admin.call(`PUT ${one}/compliance`, { ...at(first), body: body as never });
    expect([await counts(), (await current())?.signed_contracts]).toEqual([true, 1]);

    await nextVersion({ stays_good: 'forever' });
    expect(await counts()).toBe(true);
    await nextVersion({ stays_good: 'forever' });
    expect(await counts()).toBe(true);
    expect((await setCompliance({ stays_good: 'no', good_until: null })).status).toBe(200);
    expect(await counts()).toBe(false);
    await nextVersion({ stays_good: 'forever' });
    expect(await counts()).toBe(false);
    await setCompliance({ stays_good: 'until', good_until: '2999-01-01' });
    expect(await counts()).toBe(true);
    await setCompliance({ stays_good: 'until', good_until: '2020-01-01' });
    expect(await counts()).toBe(false);
    await setCompliance({ stays_good: 'forever', good_until: null });
    await nextVersion({ stays_good: 'until', good_until: '2999-01-01' });
    expect((await admin.call(`GET ${one}`, at(first))).body).toMatchObject({
      stays_good: 'until',
      good_until: '2999-01-01',
    });
    await nextVersion({ stays_good: 'no' });
    expect(await counts()).toBe(false);
  });

  it.each([
    [{ stays_good: 'until', good_until: null }],
    [{ stays_good: 'no', good_until: '2030-01-01' }],
    [{ stays_good: 'until', good_until: '2030-02-30' }],
    [{ stays_good: 'always', good_until: null }],
  ])('refuse %j', async (body) => {
    const document = (await current())?.document ?? '';
    const path = `PUT ${one}/compliance` as const;
    const answer = await admin.call(path, { ...at(document), body: body as never });
    expect(codeOf(answer)).toBe('request_validation_error');
  });

  it('do not count as drafts', async () => {
    const { document } = (await draft()).body;
    const body = { stays_good: 'no', good_until: null } as const;
    const answer = await admin.call(`PUT ${one}/compliance`, { ...at(document), body });
    expect(codeOf(answer)).toBe('contract_document_state_does_not_allow');
  });

  it('are compared word by word', async () => {
    const other_id = (await current())?.document ?? '';
    const { document, text } = (await draft()).body;
    await save(document, { text: text.replace('30 dagers betalingsfrist', '14 dagers frist') });
    const { body } = await admin.call(`GET ${one}/changes-since/{other_id}`, {
      params: { document_id: document, other_id },
    });
    expect(body.changes.filter(({ kind }) => kind !== 'same').map((part) => part.text)).toEqual([
      '30',
      '14',
      'betalingsfrist',
      'frist',
    ]);
    const params = { document_id: document, other_id: randomUUID() };
    const unknown = await admin.call(`GET ${one}/changes-since/{other_id}`, { params });
    expect(codeOf(unknown)).toBe('not_found');
  });

  it('can be read as the PDF that would be signed', async () => {
    for (const { document } of await listed()) {
      const answer = await admin.call(`GET ${one}/preview`, at(document));
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['content-disposition']).toMatch(/^inline; filename=".*1\.pdf"/);
      expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const unknown = await admin.call(`GET ${one}/preview`, at(randomUUID()));
    expect(codeOf(unknown)).toBe('not_found');
  });

  it('are for admins', async () => {
    const document = (await current())?.document ?? '';
    for (const role of ['consultant', 'consultant_buyer'] as const) {
      const client = await api.signedIn(await anAccount(api.db, { role }));
      const answers = await Promise.all([
        client.call(`GET ${all}`),
        client.call(`POST ${all}`, { body: { type } }),
        client.call(`GET ${one}`, at(document)),
        client.call(`GET ${one}/preview`, at(document)),
        client.call(`DELETE ${one}`, at(document)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    }
    expect((await api.stranger.call(`GET ${all}`)).status).toBe(401);
  });
});
