import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfjsCvReader } from '../../adapters/cv-reader/cv-reader.pdfjs.ts';
import type { CvItem, CvPage } from '../../platform/ports/cv-reader.ts';
import { readCv } from './read-cv.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', 'cv-corpus', 'fixtures');
const reader = pdfjsCvReader({ timeoutMs: 120_000 });
afterAll(() => reader.close());

async function pagesOf(name: string): Promise<CvPage[]> {
  const opened = await reader.readPdf(await readFile(join(fixtures, `tuned.${name}.pdf`)));
  if ('error' in opened) throw new Error(opened.error);
  return opened.pages;
}

/** What was read, without the places where it stands and how sure that is. */
const contentOf = ({ person, found }: ReadCv) => ({
  person: Object.values(person).map((one) => one?.item),
  found: Object.entries(found).map(([flag, entries]) => [flag, entries.map(({ item }) => item)]),
});

const withItems = (
  pages: readonly CvPage[],
  change: (items: CvItem[], page: CvPage) => CvItem[],
): CvPage[] => pages.map((page) => ({ ...page, items: change(page.items, page) }));

/** The same order of draws every time, and none that a program would choose. */
const shuffled = (items: CvItem[]): CvItem[] =>
  items
    .map((item, at) => ({ item, place: (at * 7_919 + 13) % (items.length + 1) }))
    .toSorted((a, b) => a.place - b.place || a.item.x - b.item.x)
    .map(({ item }) => item);

const scaled = (pages: readonly CvPage[], by: number): CvPage[] =>
  withItems(pages, (items) =>
    items.map((item) => ({
      ...item,
      x: item.x * by,
      y: item.y * by,
      width: item.width * by,
      height: item.height * by,
      size: item.size * by,
    })),
  ).map((page) => ({ ...page, width: page.width * by, height: page.height * by }));

const withHeader = (items: CvItem[], page: CvPage): CvItem[] => [
  {
    text: 'Konfidensielt dokument',
    x: page.width - 150,
    y: 12,
    width: 100,
    height: 7,
    font: 'Header',
    size: 7,
    bold: false,
    italic: false,
    visible: true,
  },
  ...items,
];

describe.each([
  'date-right.2',
  'sidebar-left.1',
  'nordic-export.1',
  'company-first.2',
  'two-columns.1',
])('the CV %s reads the same', (name) => {
  it('in whatever order its texts are drawn', { timeout: 240_000 }, async () => {
    const pages = await pagesOf(name);
    expect(contentOf(readCv(withItems(pages, shuffled)))).toEqual(contentOf(readCv(pages)));
  });

  it('on pages of another size', { timeout: 240_000 }, async () => {
    const pages = await pagesOf(name);
    expect(contentOf(readCv(scaled(pages, 0.9)))).toEqual(contentOf(readCv(pages)));
  });

  it(
    'with a header on every page, and with text that nobody sees',
    { timeout: 240_000 },
    async () => {
      const pages = await pagesOf(name);
      const twice =
        pages.length > 1 ? pages : [...pages, { ...pages[0], items: [], links: [] } as CvPage];
      const hidden: CvItem = {
        ...(pages[0]?.items[0] as CvItem),
        text: 'Erfaring\u0000 2001 – 2002',
        visible: false,
      };
      const changed = withItems(twice, (items, page) => [...withHeader(items, page), hidden]);
      expect(contentOf(readCv(changed))).toEqual(contentOf(readCv(pages)));
    },
  );

  it(
    'where all fonts have one name and weight, but for its headings’ sizes',
    { timeout: 240_000 },
    async () => {
      const pages = await pagesOf(name);
      const plain = withItems(pages, (items) =>
        items.map((item) => ({ ...item, font: 'F', bold: false, italic: false })),
      );
      const counts = ({ found }: ReadCv) => [
        found.work_experience?.length,
        found.education?.length,
        found.project?.length,
      ];
      expect(counts(readCv(plain))).toEqual(counts(readCv(pages)));
    },
  );
});

describe('a CV', () => {
  it(
    'shows for every entry the lines it stands on, and what found no place',
    { timeout: 240_000 },
    async () => {
      const cv = readCv(await pagesOf('date-right.1'));
      const entries = Object.values(cv.found).flat();
      expect(entries.length).toBeGreaterThan(5);
      for (const { source } of entries) {
        expect(source.length).toBeGreaterThan(0);
        expect(source[0]).toMatchObject({ page: expect.any(Number), line: expect.any(Number) });
      }
      expect(cv.language).toBe('nb');
    },
  );

  it('without any text is read as nothing', () => {
    const empty = readCv([{ width: 595, height: 842, items: [], links: [] }]);
    expect(empty).toMatchObject({
      language: null,
      person: { name: null, email: null },
      found: {},
      not_placed: [],
    });
  });
});
