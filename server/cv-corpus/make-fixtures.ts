// Prints the corpus anew: `node server/cv-corpus/make-fixtures.ts [layout …]`; the files are committed.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../tools/chromium.ts';
import { printedLayouts, sentLayouts, templateLayouts } from './layouts/all-layouts.ts';
import type { Layout } from './layouts/layout.ts';
import { drawn, drawnLooks } from './layouts/drawn-layouts.ts';
import { typstData, typstLayouts } from './layouts/typst-layouts.ts';
import { expectedOf, type PrintedAs } from './people/expected-cv.ts';
import { corpusLanguages, type MadeUpCv } from './people/made-up-cv.ts';
import { makeUpCv } from './people/make-up-cv.ts';
import { typstPrinter } from './print-typst.ts';

const folder = join(import.meta.dirname, 'fixtures');
const only = process.argv.slice(2);
const perLayout = 3;
const perTemplate = 2;
const withYearsOnly = ['one-line', 'academic', 'margin-headings', 'bar-headings'].concat([
  'margin-on-two-lines',
  'dark-column',
  'one-dashed-line',
]);
const withOneCompanyTwice = ['linkedin-like', 'careers-at-employers'];

interface Printer extends PrintedAs {
  name: string;
  heldOut: boolean;
  count: number;
  isExport?: boolean;
  /** the same CV as this layout can show it */
  shows?: (cv: MadeUpCv) => MadeUpCv;
  print: (cv: MadeUpCv) => Promise<Uint8Array>;
}

/** Consultants have many projects; the first of an export has no job at all. */
function cvOf(layout: number, at: number, isExport: boolean): MadeUpCv {
  const language = corpusLanguages[(layout + at * 2) % corpusLanguages.length] ?? 'nb';
  const size = isExport
    ? { jobs: at === 0 ? 0 : 3 + at, educations: 2, projects: at === 0 ? 20 : 7 }
    : { jobs: 3 + ((layout + at) % 4), educations: 1 + ((layout + at) % 3), projects: 2 + at };
  return makeUpCv(layout * 100 + at + 1, language, size);
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const page = await browser.newPage();
const typst = typstPrinter();
const sameCompany = (cv: MadeUpCv): MadeUpCv => ({
  ...cv,
  jobs: cv.jobs.map((job, at) => (at === 1 ? { ...job, company: cv.jobs[0]?.company ?? '' } : job)),
});
const byBrowser = (layout: Layout, count: number): Printer => ({
  ...layout,
  count,
  yearsOnly: layout.yearsOnly ?? withYearsOnly.includes(layout.name),
  ...(withOneCompanyTwice.includes(layout.name) ? { shows: sameCompany } : {}),
  print: async (cv: MadeUpCv) => {
    await page.setContent(layout.print(cv));
    return page.pdf({ preferCSSPageSize: true, printBackground: true });
  },
});
const printers: Printer[] = [
  ...printedLayouts.map((layout) => byBrowser(layout, perLayout)),
  ...typstLayouts.map(({ source, look, which, ...layout }) => ({
    ...layout,
    count: perLayout,
    yearsOnly: look.form === 'years',
    print: async (cv: MadeUpCv) => typst(source, typstData(cv, look, which)),
  })),
  ...drawnLooks.map((look) => ({
    name: look.name,
    heldOut: look.heldOut,
    count: perLayout,
    yearsOnly: false,
    leavesOut: ['projects'] as const,
    print: (cv: MadeUpCv) => drawn(cv, look),
  })),
  ...[...templateLayouts, ...sentLayouts].map((layout) => byBrowser(layout, perTemplate)),
];

await mkdir(folder, { recursive: true });
for (const [
  place,
  {
    name,
    heldOut,
    count,
    isExport = name.startsWith('nordic'),
    shows = (cv: MadeUpCv) => cv,
    print,
    ...as
  },
] of printers.entries()) {
  if (only.length > 0 && !only.includes(name)) continue;
  for (let at = 0; at < count; at += 1) {
    const cv = shows(cvOf(place, at, isExport));
    const path = join(folder, `${heldOut ? 'held-out' : 'tuned'}.${name}.${at + 1}`);
    await writeFile(`${path}.pdf`, await print(cv));
    await writeFile(`${path}.json`, `${JSON.stringify(expectedOf(cv, as), null, 1)}\n`);
  }
}
await browser.close();
