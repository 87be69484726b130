import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anArchive } from '../../adapters/cv-files/a-cv-file.ts';
import { pdfOfPages } from '../../adapters/cv-reader/a-hostile-pdf.ts';
import { aPdf } from '../../adapters/pdf-reader/a-pdf.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { FileMissing } from '../../platform/ports/storage.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

const slow = { timeout: 120_000 };

let api: TestApi;
let buyer: TestClient;
beforeAll(async () => {
  api = await startTestApi({ UPLOADS_PER_DAY: '1000' });
  const organization = await anOrganization(api.db);
  buyer = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer', organization }));
});
afterAll(() => api.close());

type Sent = { name: string; content: Buffer | string };

const create = (files: readonly Sent[], body: object = {}) =>
  buyer.call('POST /api/main/opportunity', {
    body: { opportunity_name: 'Fra filer', ...body },
    files,
  });

async function contextsOf(id: string) {
  const { body } = await buyer.call('GET /api/main/opportunity/{id}', { params: { id } });
  return body.context;
}

async function readAll(files: readonly Sent[]) {
  const made = await create(files);
  expect(made.status).toBe(201);
  await api.runJobs();
  return contextsOf(made.body.opportunity);
}

/** A document of Word that claims to be one by its types. */
const aDocx = (more: Record<string, string | Uint8Array> = {}) =>
  anArchive({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml':
      '<w:document xmlns:w="urn:w"><w:body><w:p><w:r><w:t>Javautvikler i Bergen</w:t></w:r></w:p><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>Minst 8 års erfaring</w:t></w:r></w:p></w:body></w:document>',
    ...more,
  });

describe('files of a need', () => {
  it('are read in the background, several of one request', slow, async () => {
    const contexts = await readAll([
      { name: 'behov.pdf', content: pdfOfPages(2) },
      { name: 'behov.docx', content: aDocx() },
      { name: 'behov.md', content: '# Behov\n\n- Kubernetes' },
    ]);
    expect(contexts).toMatchObject([
      { filename: 'behov.pdf', mime_type: 'application/pdf', text_status: 'success' },
      { filename: 'behov.docx', text: 'Javautvikler i Bergen\n- Minst 8 års erfaring' },
      { filename: 'behov.md', text: '# Behov\n\n- Kubernetes' },
    ]);
    expect(JSON.stringify(contexts[0])).toContain('Kari Nordmann');
  });

  it.each([
    ['is encrypted', 'encrypted', () => aPdf({ password: 'hemmelig' })],
    ['is a scan', 'scanned', () => aPdf({ pages: 2 })],
    ['is damaged', 'damaged', () => Buffer.from('%PDF-1.7\nikke mer')],
    ['has 201 pages', 'too_many_pages', () => pdfOfPages(201)],
    ['has 20,000 pages', 'too_many_pages', () => pdfOfPages(20_000)],
  ])('a PDF that %s says so: %s', slow, async (_what, failure, make) => {
    const contexts = await readAll([{ name: 'a.pdf', content: await make() }]);
    expect(contexts).toMatchObject([{ text_status: 'failed', text_failure: failure, text: null }]);
  });

  it('a bomb in a Word document is too large', slow, async () => {
    const content = aDocx({ 'word/styles.xml': new Uint8Array(40_000_000) });
    const contexts = await readAll([{ name: 'a.docx', content }]);
    expect(contexts).toMatchObject([{ text_status: 'failed', text_failure: 'too_large' }]);
  });

  it('can be fetched by whoever may see the need, and only of that need', slow, async () => {
    const made = await create([{ name: 'a.txt', content: 'Vi trenger en utvikler.' }]);
    const id = made.body.opportunity;
    const [context] = await contextsOf(id);
    const context_id = context?.context_id ?? '';
    const file = await buyer.call('GET /api/main/opportunity/{id}/context/{context_id}/file', {
      params: { id, context_id },
    });
    expect(file.raw.toString()).toBe('Vi trenger en utvikler.');
    const other = (await create([], { content: 'Et annet behov.' })).body.opportunity;
    const params = { id: other, context_id };
    const refused = [
      await buyer.call('GET /api/main/opportunity/{id}/context/{context_id}/file', { params }),
      await buyer.call('DELETE /api/main/opportunity/{id}/context/{context_id}', { params }),
      await buyer.call('PUT /api/main/opportunity/{id}/context/{context_id}', {
        params,
        body: { content: 'Nytt' },
      }),
    ];
    for (const { status, error } of refused) {
      expect([status, error.errorCode]).toEqual([404, 'could_not_find_opportunity_context']);
    }
    const replaced = await buyer.call('PUT /api/main/opportunity/{id}/context/{context_id}', {
      params: { id, context_id },
      body: { content: 'Nytt' },
    });
    expect([replaced.status, replaced.error.errorCode]).toEqual([
      409,
      'opportunity_context_is_a_file',
    ]);
  });

  it('are removed with their content', slow, async () => {
    const made = await create([{ name: 'a.txt', content: 'Borte snart.' }]);
    const id = made.body.opportunity;
    const [context] = await contextsOf(id);
    const s3_key = context && 's3_key' in context ? context.s3_key : '';
    const { storage } = api.torg.parts.external;
    await expect(storage.get(s3_key)).resolves.toBeDefined();
    const params = { id, context_id: context?.context_id ?? '' };
    const removed = await buyer.call('DELETE /api/main/opportunity/{id}/context/{context_id}', {
      params,
    });
    expect(removed.status).toBe(204);
    await api.runJobs();
    await expect(storage.get(s3_key)).rejects.toThrow(FileMissing);
  });

  it('that no job has read are found again', slow, async () => {
    const made = await create([{ name: 'a.txt', content: 'Tapt og funnet.' }]);
    await sql`delete from pgboss.job where name = 'read-opportunity-file'`.execute(api.db);
    api.clock.advance({ minutes: 10 });
    await api.runScheduled('sweep-opportunity-files');
    const [context] = await contextsOf(made.body.opportunity);
    expect(context).toMatchObject({ text: 'Tapt og funnet.' });
  });
});

describe('a request with files is taken whole or not at all', () => {
  const text = { name: 'a.txt', content: 'tekst' };
  it.each([
    [
      'a program that is called a PDF',
      'unsupported_file_type',
      [{ name: 'a.pdf', content: 'MZ\u0000\u0001' }],
    ],
    [
      'a PDF that begins as an archive',
      'unsupported_file_type',
      [{ name: 'a.pdf', content: Buffer.concat([anArchive({ 'a.csv': 'a,b' }), pdfOfPages(1)]) }],
    ],
    ['a file of 25 MB', 'payload_too_large', [{ name: 'a.txt', content: 'x'.repeat(25_000_000) }]],
    ['eleven files', 'too_many_files', Array.from({ length: 11 }, () => text)],
  ])('%s: %s', slow, async (_what, code, wrong) => {
    const count = () =>
      api.db
        .selectFrom('file')
        .select(({ fn }) => fn.countAll<number>().as('files'))
        .executeTakeFirst();
    const before = await count();
    const answer = await create([text, ...wrong].slice(0, 11));
    expect(answer.error.errorCode).toBe(code);
    expect(await count()).toEqual(before);
  });

  it('and says which of the files cannot be used', async () => {
    const answer = await create([text, { name: 'falsk.pdf', content: 'MZ\u0000\u0001' }]);
    expect(answer.error.issues).toMatchObject([{ path: 'file', details: { name: 'falsk.pdf' } }]);
  });

  it.each([
    ['no part', {}, 'opportunity_has_no_content'],
    ['a blank name', { opportunity_name: '  ', content: 'a' }, 'request_validation_error'],
    [
      'a name of 121',
      { opportunity_name: 'a'.repeat(121), content: 'a' },
      'request_validation_error',
    ],
    ['50,001 characters', { content: 'a'.repeat(50_001) }, 'request_validation_error'],
    ['21 texts', { content: Array.from({ length: 21 }, () => 'a') }, 'request_validation_error'],
  ])('%s', async (_what, body, code) => {
    const answer = await create([], body);
    expect([answer.status, answer.error.errorCode]).toEqual([400, code]);
  });

  it('50,000 characters with signs of direction and HTML are a text, letter for letter', async () => {
    const content = `\u202E<script>alert(1)</script> åäö ${'x'.repeat(49_960)}`;
    const answer = await create([], { content });
    expect(answer.body.context).toMatchObject([{ content }]);
  });

  it('fifty texts and files are the most that a need has', async () => {
    const content = Array.from({ length: 20 }, (_, at) => `Tekst ${at}`);
    const { body } = await create([], { content });
    const add = (texts: string[]) =>
      buyer.call('POST /api/main/opportunity/{id}/context', {
        params: { id: body.opportunity },
        body: { content: texts },
        files: [],
      });
    expect((await add(content)).body.context).toHaveLength(20);
    const refused = await add(content.slice(0, 11));
    expect([refused.status, refused.error.errorCode]).toEqual([
      409,
      'too_many_opportunity_contexts',
    ]);
    expect((await add(content.slice(0, 10))).status).toBe(201);
  });
});

describe('what is refused first', () => {
  it('is the need, and only then the files that are sent to it', async () => {
    const program = [{ name: 'a.pdf', content: 'MZ\u0000\u0001' }];
    const send = (id: string) =>
      buyer.call('POST /api/main/opportunity/{id}/context', {
        params: { id },
        body: {},
        files: program,
      });
    const unknown = await send('6b8f5f2e-6d0c-4f0a-9f39-3d6f6f0f7a11');
    expect([unknown.status, unknown.error.errorCode]).toEqual([404, 'could_not_find_opportunity']);
    const organization = await anOrganization(api.db);
    const other = await api.signedIn(
      await anAccount(api.db, { role: 'consultant_buyer', organization }),
    );
    const theirs = await other.call('POST /api/main/opportunity', {
      body: { opportunity_name: 'Andres', content: ['Vi trenger hjelp.'] },
      files: [],
    });
    const foreign = await send(theirs.body.opportunity);
    expect([foreign.status, foreign.error.errorCode]).toEqual([401, 'user_is_not_authorized']);
    const made = await create([], { content: ['Vi trenger hjelp.'] });
    const own = await send(made.body.opportunity);
    expect([own.status, own.error.errorCode]).toEqual([400, 'unsupported_file_type']);
    const params = { id: made.body.opportunity };
    await buyer.call('PATCH /api/main/opportunity/{id}', { params, body: { archived: true } });
    const archived = await send(made.body.opportunity);
    expect([archived.status, archived.error.errorCode]).toEqual([409, 'opportunity_is_archived']);
  });
});
