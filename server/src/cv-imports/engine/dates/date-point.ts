import { monthOf, monthPattern } from './month-names.ts';

export interface DatePoint {
  year: number | null;
  month: number | null;
}

const year = '(?:19\\d{2}|20[0-5]\\d)';
const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const name = `(?:${monthPattern})\\.?`;
const noDigit = '(?![\\d])';

/** Every way to write a day, month or year, the longest first. */
const forms: { pattern: string; read: (parts: string[]) => DatePoint }[] = [
  form(`(?:${day}\\.?\\s+)?(${name}),?\\s*(?:${day},\\s*)?(${year})`, ([m = '', y]) =>
    at(y, monthOf(m)),
  ),
  form(`(${name})\\s*[-/ ]?['’](\\d{2})`, ([m = '', y = '']) => at(ofTwoDigits(y), monthOf(m))),
  form(`(${name})(?:[- ]|(?<=\\.))(\\d{2})(?=\\s*(?:[-–—)]|$))`, ([m = '', y = '']) =>
    at(ofTwoDigits(y), monthOf(m)),
  ),
  form(`(ht|vt)\\s?(\\d{2}|${year})`, ([m = '', y = '']) =>
    at(y.length === 2 ? ofTwoDigits(y) : y, monthOf(m)),
  ),
  form(`q([1-4])\\s?(${year})`, ([quarter, y]) => at(y, 3 * Number(quarter) - 2)),
  form(`(${year})[-./](0[1-9]|1[0-2])(?:[-./]${day})?`, ([y, m]) => at(y, m)),
  form(`(${year})\\s/\\s(0[1-9]|1[0-2])`, ([y, m]) => at(y, m)),
  form(`${day}[./]\\s?(${month})[./]\\s?(${year})`, ([m, y]) => at(y, m)),
  form(`(?:0[1-9]|[12]\\d|3[01])\\.(0[1-9]|1[0-2])\\.(\\d{2})`, ([m, y = '']) =>
    at(ofTwoDigits(y), m),
  ),
  form(`${day}[./](${month})-(${year})`, ([m, y]) => at(y, m)),
  form(`(${month})\\s?[./-]\\s?(${year})`, ([m, y]) => at(y, m)),
  form(`(${year})\\s+(${name})`, ([y, m = '']) => at(y, monthOf(m))),
  form(`(0[1-9]|1[0-2])/(\\d{2})`, ([m, y = '']) => at(ofTwoDigits(y), m)),
  form(`(${year})`, ([y]) => at(y, null)),
  form(`['’](\\d{2})`, ([y = '']) => at(ofTwoDigits(y), null)),
];

function form(pattern: string, read: (parts: string[]) => DatePoint) {
  return { pattern: `${pattern}${noDigit}`, read };
}

function at(y: string | number | undefined, m: string | number | null | undefined): DatePoint {
  return {
    year: y === undefined ? null : Number(y),
    month: m === null || m === undefined ? null : Number(m),
  };
}

function ofTwoDigits(digits: string): number {
  const short = Number(digits);
  return short < 50 ? 2000 + short : 1900 + short;
}

/** Of a decade, as `1920-talet`. */
const noDecade = '(?!\\s?-?\\s?tal)';

const anyForm = new RegExp(
  `(?<![\\p{L}\\d])(?:${forms.map(({ pattern }) => pattern.replaceAll(/\((?!\?)/g, '(?:')).join('|')})(?!\\p{L})${noDecade}`,
  'giu',
);
const readers = forms.map(({ pattern, read }) => ({
  whole: new RegExp(`^(?:${pattern})$`, 'iu'),
  read,
}));

/** A month without a year, as the first half of `jan – mars 2020`. */
const monthAlone = new RegExp(`^(${name})$`, 'iu');

export interface FoundPoint {
  point: DatePoint;
  start: number;
  end: number;
}

function readPoint(text: string): DatePoint | null {
  for (const { whole, read } of readers) {
    const match = whole.exec(text);
    if (match) return read(match.slice(1));
  }
  return null;
}

export function monthOnly(text: string): DatePoint | null {
  const match = monthAlone.exec(text.trim());
  return match ? { year: null, month: monthOf(match[1] ?? '') } : null;
}

/** All dates in a text, in their order. */
export function findPoints(text: string): FoundPoint[] {
  if (!/\d\d/.test(text)) return [];
  return [...text.matchAll(anyForm)].flatMap((match) => {
    const point = readPoint(match[0]);
    return point ? [{ point, start: match.index, end: match.index + match[0].length }] : [];
  });
}
