import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArchive, aWordCv } from '../adapters/cv-files/a-cv-file.ts';
import { pdfBomb, pdfOfPages } from '../adapters/cv-reader/a-hostile-pdf.ts';
import { aSignedInConsultant } from '../profiles/profiles.fixtures.ts';
import { codeOf, startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { aJob, aResume } from './a-resume.ts';

const upload = 'POST /api/main/upload/cv';
const list = 'GET /api/main/profile/{profile}/cv-import';
const read = 'GET /api/main/profile/{profile}';
const query = { locale: 'nb' } as const;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const contents = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
const laughs = Array.from({ length: 9 }, (_, at) => {
  const before = at === 0 ? 'ha' : `&l${at - 1};`.repeat(10);
  return `<!ENTITY l${at} "${before}">`;
}).join('');

describe('an uploaded file that would do harm', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const files: [string, string, () => Buffer | string][] = [
    ['51 pages', 'cv_pdf_too_large', () => pdfOfPages(51)],
    ['20,000 pages that are one', 'cv_pdf_too_large', () => pdfOfPages(20_000)],
    ['1.85 GB in a few kilobytes', 'could_not_read_pdf', () => pdfBomb(1_850)],
    [
      'a zip bomb',
      'could_not_read_pdf',
      () => anArchive({ 'Positions.csv': new Uint8Array(51_000_000) }),
    ],
    [
      'a billion laughs',
      'could_not_read_pdf',
      () => `<?xml version="1.0"?><!DOCTYPE a [${laughs}]><a>&l8;</a>`,
    ],
    [
      'macros under the name of a document',
      'could_not_read_pdf',
      () => aWordCv({ '[Content_Types].xml': contents(word), 'word/vbaProject.bin': 'x' }),
    ],
  ];
  it.each(files)(
    'with %s has failed, changed nothing, and the next one is read',
    { timeout: 180_000 },
    async (_what, error, make) => {
      const { client, profile } = await aSignedInConsultant(api);
      const answer = await client.call(upload, { query, file: { name: 'cv', content: make() } });
      expect([answer.status, codeOf(answer)]).toEqual([202, null]);
      await client.call(upload, { query, file: aResume() });
      await api.runJobs();
      const { body } = await client.call(list, { params: { profile } });
      const byStatus = Object.groupBy(body.cv_imports, ({ status }) => status);
      expect(byStatus).toMatchObject({
        success: [{ error: null }],
        failed: [{ error, can: { apply: false, undo: false } }],
      });
      const { body: after } = await client.call(read, { params: { profile } });
      expect(after.work_experiences.map(({ company }) => company)).toEqual(['Fjordvarme']);
    },
  );

  it('as a Word document with macros is of no accepted kind', async () => {
    const { client } = await aSignedInConsultant(api);
    const content = aWordCv({ '[Content_Types].xml': contents(macros) });
    const answer = await client.call(upload, { query, file: { name: 'cv.docx', content } });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'unsupported_file_type']);
  });

  it('loses its NUL and direction characters, and nothing else', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const name = 'Fjord\u0000varme \u202Eevitom';
    await client.call(upload, { query, file: aResume({ work: [aJob(name)] }) });
    await api.runJobs();
    const { body } = await client.call(read, { params: { profile } });
    expect(body.work_experiences).toMatchObject([{ company: 'Fjordvarme evitom' }]);
  });
});
