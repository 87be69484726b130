import { expect, it } from 'vitest';
import type { CvPage } from '../../platform/ports/cv-reader.ts';
import { textOfPages } from './text-of-pages.ts';

/** A page whose lines are as wide as their letters are many. */
const pageOf = (...lines: string[]): CvPage => ({
  width: 595,
  height: 842,
  links: [],
  items: lines.map((text, at) => ({
    text,
    ...{ x: 60, y: 80 + at * 16, width: text.length * 5, height: 10, size: 11 },
    ...{ font: 'Inter', bold: false, italic: false, visible: true },
  })),
});

it('a line that names a fact begins anew, however full the one above it is', async () => {
  const text = await textOfPages([
    pageOf(
      'Oppdraget gjelder innføring av et nytt system for måledata, som skal tas i bruk',
      'av alle avdelinger',
      'Arbeidssted: Bergen, med mulighet for hjemmekontor inntil tre dager i hver uke',
      'Tilbudsfrist: 15. januar 2027',
    ),
  ]);
  expect(text.split('\n')).toEqual([
    'Oppdraget gjelder innføring av et nytt system for måledata, som skal tas i bruk av alle avdelinger',
    'Arbeidssted: Bergen, med mulighet for hjemmekontor inntil tre dager i hver uke',
    'Tilbudsfrist: 15. januar 2027',
  ]);
});
