import { expect, it } from 'vitest';
import { aPage } from '../a-page.ts';
import { blocksOf } from '../columns/blocks.ts';
import { rowsOf } from '../lines/rows.ts';
import { splitSections } from '../sections/split-sections.ts';
import { findEntries } from './find-entries.ts';

/** The first lines of the entries that a column of lines has below its heading. */
function entries(
  lines: readonly (string | [string, string])[],
  gapBefore: (text: string) => number = () => 14,
): string[] {
  let y = 100;
  const texts = lines.flatMap((line) => {
    const [first, right] = typeof line === 'string' ? [line, undefined] : line;
    y += gapBefore(first);
    return [
      { text: first, x: 50, y, bold: /^[A-ZÅÆØ][a-zåæø]+ AS$/u.test(first) },
      ...(right === undefined ? [] : [{ text: right, x: 400, y }]),
    ];
  });
  const page = aPage([{ text: 'ARBEIDSERFARING', x: 50, y: 90, size: 14, bold: true }, ...texts]);
  const [section] = splitSections(blocksOf(rowsOf(page, 1), 1)).filter(
    ({ kind }) => kind === 'work_experience',
  );
  return findEntries(section?.lines ?? [], false).map(({ lines: [line] }) => line?.line.text ?? '');
}

it('entries begin where the most alike ones do, with the date above', () => {
  const found = entries([
    '2019 – 2021',
    'Kvist AS',
    'Laget tjenester for banker.',
    '2016 – 2019',
    'Granitt AS',
    'Laget tjenester for skip.',
    '2012 – 2016',
    'Kobolt AS',
    'Laget tjenester.',
  ]);
  expect(found).toEqual(['2019 – 2021', '2016 – 2019', '2012 – 2016']);
});

it('and with the date below the name', () => {
  const found = entries([
    'Kvist AS',
    '2019 – 2021',
    'Laget tjenester for banker.',
    'Granitt AS',
    '2016 – 2019',
    'Laget tjenester for skip.',
    'Kobolt AS',
    '2012 – 2016',
    'Laget tjenester.',
  ]);
  expect(found).toEqual(['Kvist AS', 'Granitt AS', 'Kobolt AS']);
});

it('and with the date at the right', () => {
  const found = entries([
    ['Kvist AS', '2019 – 2021'],
    'Utvikler',
    'Laget tjenester i 2020 for banker.',
    ['Granitt AS', '2016 – 2019'],
    'Utvikler',
    'Laget tjenester for skip.',
  ]);
  expect(found.map((text) => text.split('  ')[0])).toEqual(['Kvist AS', 'Granitt AS']);
});

it('and with a word between two dates below each other', () => {
  const found = entries([
    ['Jun 2019', 'Utvikler'],
    ['to', 'Kvist AS'],
    ['May 2021', 'Laget tjenester for banker, og tok dem i bruk hos kundene.'],
    ['Mar 2016', 'Utvikler'],
    ['to', 'Granitt AS'],
    ['May 2019', 'Laget tjenester for skip, og tok dem i bruk hos kundene.'],
  ]);
  expect(found).toHaveLength(2);
});

it('a year with a dash before its text begins an entry among periods that need none', () => {
  const found = entries([
    '2021 – Arkitekt, Kvist',
    'Laget tjenester for banker.',
    '2018 – 2021 Utvikler, Granitt',
    'Laget tjenester for skip.',
    '2012 – 2018 Utvikler, Kobolt',
    'Laget tjenester.',
  ]);
  expect(found).toEqual([
    '2021 – Arkitekt, Kvist',
    '2018 – 2021 Utvikler, Granitt',
    '2012 – 2018 Utvikler, Kobolt',
  ]);
});
