import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfjsCvReader } from '../../adapters/cv-reader/cv-reader.pdfjs.ts';
import type { CvItem, CvPage } from '../../platform/ports/cv-reader.ts';
import { aPage } from './a-page.ts';
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

const asTurned = (text: string, y: number): CvItem => {
  const look = { font: 'F', size: 12, bold: true, italic: false, visible: false };
  return { text, x: 30, y, width: 12, height: text.length * 6, turned: 'up', ...look };
};

it('headings on their side belong above what stands beside them', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 80, y: 40, size: 20 },
    { text: 'kari@eksempel.no', x: 80, y: 60 },
    { text: 'Utvikler, Kvist AS', x: 80, y: 100 },
    { text: '2019 – 2021', x: 80, y: 114 },
    { text: 'Konsulent, Kobolt AS', x: 80, y: 136 },
    { text: '2015 – 2019', x: 80, y: 150 },
    { text: 'Bachelor i informatikk, NTNU', x: 80, y: 190 },
    { text: '2012 – 2015', x: 80, y: 204 },
  ]);
  const turned = [asTurned('Erfaring', 106), asTurned('Utdanning', 176)];
  const { found } = readCv([{ ...page, items: [...page.items, ...turned] }]);
  expect(found.work_experience?.map(({ item }) => item.company)).toEqual(['Kvist AS', 'Kobolt AS']);
  expect(found.education?.map(({ item }) => item.school)).toEqual(['NTNU']);
});

it.each([
  ['on the lines', 114],
  ['between the lines', 120],
])('a heading may stand on two lines in the margin, %s of what is beside it', (_, second) => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 150, y: 40, size: 20 },
    { text: 'Relevant', x: 30, y: 100, bold: true },
    { text: 'Kvist AS, Utvikler, 2019 – 2021', x: 150, y: 100 },
    { text: 'erfaring', x: 30, y: second, bold: true },
    { text: 'Laget tjenester for banker.', x: 150, y: 114 },
    { text: 'Utdanning', x: 30, y: 150, bold: true },
    { text: 'NTNU, Bachelor, 2012 – 2015', x: 150, y: 150 },
    { text: 'Språk', x: 30, y: 180, bold: true },
    { text: 'Norsk, engelsk', x: 150, y: 180 },
  ]);
  const { found } = readCv([page]);
  expect(found.work_experience).toHaveLength(1);
  expect(found.education).toHaveLength(1);
});

it('dates that a narrow column breaks stay with the entries beside them', () => {
  const job = (y: number, when: readonly string[], title: string, company: string) => [
    ...when.map((text, at) => ({ text, x: 50, y: y + at * 11.9, size: 8.5 })),
    { text: title, x: 150, y, bold: true },
    { text: company, x: 150, y: y + 14 },
    { text: 'Tegnet løsningen sammen med kunden, og ledet arbeidet.', x: 150, y: y + 28 },
  ];
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Jobb', x: 50, y: 90, size: 13, bold: true },
    ...job(110, ['september 2023', '– nå'], 'Systemutvikler', 'Kvist AS'),
    ...job(170, ['juli 2020 – juli', '2022'], 'Arkitekt', 'Granitt AS'),
    ...job(230, ['september', '2016 –', 'april 2020'], 'Teamleder', 'Kobolt AS'),
  ]);
  const jobs = readCv([page]).found.work_experience ?? [];
  expect(
    jobs.map(({ item: { company, from_year, from_month, to_year, to_month } }) =>
      [company, from_year, from_month, to_year, to_month].join(' '),
    ),
  ).toEqual(['Kvist AS 2023 9  ', 'Granitt AS 2020 7 2022 7', 'Kobolt AS 2016 9 2020 4']);
});

describe('where no heading says so', () => {
  const job = (y: number, title: string, when: string) => [
    { text: title, x: 50, y, bold: true },
    { text: when, x: 440, y },
    { text: 'Tegnet løsningen sammen med kunden, og ledet arbeidet.', x: 50, y: y + 14 },
  ];
  const jobs = [
    ...job(120, 'Utvikler, Kvist AS', '2019 – 2021'),
    ...job(160, 'Arkitekt, Granitt AS', '2015 – 2019'),
  ];
  const school = [
    { text: 'Master i informatikk, NTNU', x: 50, y: 230, bold: true },
    { text: '2010 – 2015', x: 440, y: 230 },
  ];
  const head = (text: string, y: number) => ({ text, x: 50, y, size: 14, bold: true });
  const rest = [
    head('Språk', 260),
    { text: 'Norsk, engelsk', x: 50, y: 280 },
    head('Kompetanse', 310),
    { text: 'Kotlin, SQL', x: 50, y: 330 },
  ];
  const read = (texts: Parameters<typeof aPage>[0]) => {
    const name = { text: 'Kari Nordmann', x: 50, y: 50, size: 22 };
    const { found } = readCv([aPage([name, ...texts, ...rest])]);
    return [found.work_experience?.length, found.education?.length];
  };

  it('jobs and schools are known by what they are', () => {
    const texts = [head('Hva jeg har gjort', 95), ...jobs, head('Hvor jeg lærte det', 205)];
    expect(read([...texts, ...school])).toEqual([2, 1]);
  });

  it('jobs may stand right below the name', () => {
    expect(read([...jobs, head('Utdanning', 205), ...school])).toEqual([2, 1]);
  });
});

it('a skill that did not fit on its line goes on with the next one, and its mark is none', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Om meg', x: 50, y: 90, size: 14, bold: true },
    {
      text: 'Hun tegner løsninger for små og store hus, og ser til at de er i drift i mange',
      x: 50,
      y: 110,
    },
    { text: 'Ferdigheter', x: 50, y: 140, size: 14, bold: true },
    { text: 'Kotlin, Kafka', x: 50, y: 160, bold: true },
    { text: '(ekspert)', x: 50, y: 174, size: 8 },
    {
      text: 'Domenedrevet design, Kubernetes, Spring Boot, PostgreSQL, Terraform, Microsoft',
      x: 50,
      y: 190,
    },
    { text: 'SQL Server, Figma', x: 50, y: 204 },
  ]);
  const names = (readCv([page]).found.profile_skill ?? []).map(({ item: { name } }) => name);
  expect(names).toHaveLength(9);
  expect(names).toEqual(expect.arrayContaining(['Kafka', 'Microsoft SQL Server', 'Figma']));
});

it('a word that did not fit is measured by its own letters, which may be larger than the rest', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Ferdigheter', x: 50, y: 140, size: 14, bold: true },
    { text: 'Terraform, Kontinuerlig integrasjon og', x: 50, y: 160, bold: true },
    { text: 'leveranse', x: 50, y: 174, bold: true },
    { text: '(ekspert)', x: 94, y: 174, size: 8 },
    { text: 'Linux, Docker, Ansible, GitLab, Prometheus, Grafana, Helm', x: 50, y: 190 },
  ]);
  const names = (readCv([page]).found.profile_skill ?? []).map(({ item: { name } }) => name);
  expect(names).toContain('Kontinuerlig integrasjon og leveranse');
});

it('a table below a heading in the margin stays together, whatever stands above its last column', () => {
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, at) => ({ text, x: [50, 150, 280][at] ?? 0, y }));
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    ...row(80, 'Roller', 'Arkitekt'),
    ...row(100, 'Ferdigheter', 'Kotlin, Kafka, Kubernetes, Spring Boot, Terraform og Red'),
    ...row(114, '', 'teaming').slice(1),
    ...row(134, 'Språk', 'Språk', 'Nivå'),
    ...row(148, '', 'Svensk', 'Morsmål').slice(1),
    ...row(162, '', 'Norsk', 'Muntlig: morsmål, skriftlig: grunnleggende').slice(1),
    ...row(176, '', 'Engelsk', 'Flytende').slice(1),
    { text: 'Prosjekter', x: 50, y: 216, size: 14, bold: true },
    { text: '2021 – 2023', x: 50, y: 240 },
    { text: 'Ny kundeportal for alle kommunene i fylket', x: 150, y: 240, bold: true },
    { text: '2018 – 2021', x: 50, y: 260 },
    { text: 'Sporing av pakker mellom hus og hytter', x: 150, y: 260, bold: true },
  ]);
  const { project, language, profile_skill } = readCv([page]).found;
  expect([project?.length, language?.length]).toEqual([2, 3]);
  expect(profile_skill?.map(({ item: { name } }) => name)).not.toContain('Morsmål');
});

it('in a narrow column, a name as wide as the column is still the name of its entry', () => {
  const school = (y: number, when: string, name: string) => [
    { text: when, x: 50, y, size: 8 },
    { text: name, x: 50, y: y + 13, bold: true },
    { text: 'Bachelor', x: 50, y: y + 26 },
  ];
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Utdanning', x: 50, y: 90, size: 13, bold: true },
    ...school(110, '2011 – 2012', 'Høgskolen i Innherred nord'),
    ...school(155, '2008 – 2011', 'NTNU'),
  ]);
  const found = readCv([page]).found.education ?? [];
  expect(found.map(({ item: { school: name } }) => name)).toEqual([
    'Høgskolen i Innherred nord',
    'NTNU',
  ]);
});

it('what joins a title and its employer belongs to neither', () => {
  const job = (y: number, when: string, company: string) => [
    { text: 'Utvikler', x: 50, y, bold: true },
    { text: `hos ${company}`, x: 92, y },
    { text: when, x: 440, y },
    { text: 'Tegnet løsningen sammen med kunden, og ledet arbeidet.', x: 50, y: y + 14 },
  ];
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Arbeidserfaring', x: 50, y: 90, size: 13, bold: true },
    ...job(110, '2019 – 2021', 'Kvist AS'),
    ...job(150, '2015 – 2019', 'Granitt AS'),
  ]);
  const companies = (readCv([page]).found.work_experience ?? []).map(({ item }) => item.company);
  expect(companies).toEqual(['Kvist AS', 'Granitt AS']);
});
