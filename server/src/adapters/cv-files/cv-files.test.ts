import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CvFiles } from '../../platform/ports/cv-files.ts';
import { anArchive, aWordCv } from './a-cv-file.ts';
import { boundedCvFiles } from './cv-files.bounded.ts';

const refused = { error: 'could_not_read_pdf' };
const positions =
  'Company Name,Title,Description\nFjordvarme,"Utvikler, senior","Sa ""hei""\nto ganger"\n';
/** Each entity is ten of the one before it. */
const laughs = Array.from({ length: 9 }, (_, at) => {
  const before = at === 0 ? 'ha' : `&l${at - 1};`.repeat(10);
  return `<!ENTITY l${at} "${before}">`;
}).join('');

describe('a CV that is no PDF is opened in a process of its own, which', () => {
  let files: CvFiles;
  beforeAll(() => {
    files = boundedCvFiles();
  });
  afterAll(() => files.close());

  it('reads the paragraphs of a Word document with their styles and cells', async () => {
    const opened = await files.open(aWordCv());
    expect(opened).toMatchObject({
      kind: 'word',
      paragraphs: [
        { text: 'Kari Nordstrand', cell: null },
        { text: 'kari@nordstrand.example' },
        { text: 'Arbeidserfaring', style: 'heading 1' },
        { text: '2018 – 2020', cell: { row: 0, column: 0, columns: 2 } },
        { text: 'Utvikler, Fjordvarme', cell: { row: 0, column: 1 } },
      ],
    });
    expect(JSON.stringify(opened)).not.toContain('passwd');
  });

  it('reads the tables of an archive by their headers', async () => {
    const opened = await files.open(anArchive({ 'Export/Positions.csv': positions }));
    expect(opened).toEqual({
      kind: 'tables',
      tables: {
        'positions.csv': [
          {
            'Company Name': 'Fjordvarme',
            Title: 'Utvikler, senior',
            Description: 'Sa "hei"\nto ganger',
          },
        ],
      },
    });
  });

  it('reads JSON, and XML with its attributes', async () => {
    expect(await files.open(Buffer.from('{"basics":{}}'))).toEqual({
      kind: 'json',
      value: { basics: {} },
    });
    expect(await files.open(Buffer.from('<a:b c="1&amp;2"><d>å &#229;</d></a:b>'))).toMatchObject({
      kind: 'xml',
      root: { name: 'b', attributes: { c: '1&2' }, children: [{ name: 'd', text: 'å å' }] },
    });
  });

  const tooMany = () =>
    anArchive(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.csv`, 'a,b'])));
  it.each([
    ['is no archive, JSON or XML', () => Buffer.from('Ingen CV.')],
    ['is empty', () => Buffer.alloc(0)],
    ['is cut off', () => aWordCv().subarray(0, 300)],
    ['has neither a document nor tables', () => anArchive({ 'a.txt': 'hei' })],
    ['has macros', () => aWordCv({ 'word/vbaProject.bin': 'x' })],
    ['has more than a thousand entries', tooMany],
    ['becomes a hundred times as large', () => anArchive({ 'a.csv': new Uint8Array(10_000_000) })],
    ['becomes larger than 50 MB', () => anArchive({ 'a.csv': new Uint8Array(51_000_000) })],
    ['has a path out of itself', () => anArchive({ '../positions.csv': positions })],
    ['declares a document type', () => Buffer.from('<!DOCTYPE a><a/>')],
    ['laughs a billion times', () => Buffer.from(`<!DOCTYPE a [${laughs}]><a>&l8;</a>`)],
    ['is XML that is never closed', () => Buffer.from('<a><b></a>')],
    ['is not UTF-8', () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('refuses what %s', async (_what, make) => {
    expect(await files.open(make())).toMatchObject(refused);
  });

  it('does not believe what an archive says about its own sizes', async () => {
    const bomb = anArchive({ 'a.csv': new Uint8Array(60_000_000) });
    // The directory claims one byte.
    const at = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bomb.writeUInt32LE(1, at + 24);
    expect(await files.open(bomb)).toMatchObject(refused);
  });

  it('answers the next question after one that it did not survive', async () => {
    const bounded = boundedCvFiles({ timeoutMs: 1 });
    expect(await bounded.open(aWordCv())).toMatchObject(refused);
    await bounded.close();
    expect(await files.open(aWordCv())).toMatchObject({ kind: 'word' });
  });
});
