import { expect, it } from 'vitest';
import { cellsOf, type InkItem } from './cells-of-row.ts';
import { cleanText, withAccents } from './clean-text.ts';
import { isLetterSpaced, withoutLetterSpacing } from './letter-spacing.ts';

it('codes that printers leave behind go, and letters stay', () => {
  expect(cleanText('Kari\u0000 Nord\u00ADmann')).toBe('Kari Nordmann');
  expect(cleanText('\u202EKari\u202C')).toBe('Kari');
  expect(cleanText('sertifi\uFB01 o\u001Cce')).toBe('sertififi ofice');
  expect(cleanText('\uF0B7 Kotlin \uE0B1')).toBe('• Kotlin ');
  expect(cleanText('2019 \u00AD 2021')).toBe('2019 – 2021');
  expect(withAccents('Bo˘gazi¸ci, Gro´ı')).toBe('Boğaziçi, Groí');
  expect(cleanText('A\u030Ase\u00A0Vik')).toBe('Åse Vik');
});

it('letter spacing is undone, and single letters among words are not', () => {
  expect(withoutLetterSpacing('U T D A N N I N G')).toBe('UTDANNING');
  expect(withoutLetterSpacing('W O R K  E X P E R I E N C E')).toBe('WORK EXPERIENCE');
  expect(withoutLetterSpacing('C og C++ i plan B')).toBe('C og C++ i plan B');
  expect(isLetterSpaced('O M')).toBe(true);
  expect(isLetterSpaced('Om meg')).toBe(false);
});

const ink = (text: string, x: number, x2: number): InkItem => ({
  text,
  x,
  x2,
  baseline: 100,
  spaceBefore: false,
  spaceAfter: false,
  size: 10,
  bold: false,
  italic: false,
});
const texts = (items: InkItem[], edges = new Set<number>()): string[] =>
  cellsOf(items, 1, edges).map(({ text }) => text);

it('items are joined to words, and parted to cells where a wide gap is', () => {
  expect(
    texts([ink('Kar', 0, 20), ink('i', 20.5, 23), ink('Vik', 26, 40), ink('2019', 90, 110)]),
  ).toEqual(['Kari Vik', '2019']);
});

it('at the left edge of a column a narrow gap is enough', () => {
  const items = [ink('2019 – 2021', 0, 60), ink('Kvist', 68, 90)];
  expect(texts(items)).toEqual(['2019 – 2021 Kvist']);
  expect(texts(items, new Set([68]))).toEqual(['2019 – 2021', 'Kvist']);
});

it('a bullet belongs to what follows it', () => {
  const [cell] = cellsOf([ink('•', 0, 4), ink('Kotlin', 20, 45)], 1);
  expect(cell).toMatchObject({ text: 'Kotlin', bullet: true });
});
