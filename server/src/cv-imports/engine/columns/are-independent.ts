import { dateIn, isDuration } from '../dates/date-in-line.ts';
import type { Cell } from '../lines/cell.ts';
import { sectionNamed } from '../sections/heading-words.ts';

const lineKey = (cell: Cell): number => Math.round(cell.baseline);

function baselinesOf(cells: readonly Cell[]): Set<number> {
  return new Set(cells.flatMap((cell) => [lineKey(cell) - 1, lineKey(cell), lineKey(cell) + 1]));
}

const isDate = ({ text }: Cell): boolean =>
  isDuration(text) ||
  dateIn(text)?.place === 'alone' ||
  /^(?:[–—-]|til|to|nå|present)\s*$/iu.test(text);

function facts(cells: readonly Cell[], others: readonly Cell[]) {
  const baselines = baselinesOf(others);
  const dates = cells.filter(isDate);
  const headings = cells.filter((cell) => sectionNamed(cell.text) !== null);
  const matching = (some: readonly Cell[]): number =>
    some.filter((cell) => baselines.has(lineKey(cell))).length / Math.max(1, some.length);
  return {
    rows: new Set(cells.map(lineKey)).size,
    letters: cells.reduce((sum, { text }) => sum + text.length, 0),
    dates: dates.length,
    datesMatching: matching(dates),
    headings: headings.length,
    headingsMatching: matching(headings),
    others: cells.length - dates.length - headings.length,
    matching: matching(cells),
    longest: Math.max(0, ...cells.map(({ text }) => text.length)),
  };
}

type Facts = ReturnType<typeof facts>;

/** A side that only dates or names what stands beside it. */
function isLabelling(side: Facts, other: Facts): boolean {
  const { dates, headings, others, rows } = side;
  if (dates >= 2 && dates + headings >= 0.6 * rows && side.datesMatching >= 0.4) return true;
  if (headings > 0 && others <= 0.7 * headings && side.headingsMatching >= 0.6) return true;
  if (headings > 0 && dates === 0) return false;
  if (dates >= 2 && side.datesMatching >= 0.7 && side.matching >= 0.6 && headings === 0)
    return true;
  const isShort = side.longest <= 45 && side.letters < 1.5 * other.letters;
  return headings === 0 && other.headings === 0 && side.matching >= 0.8 && isShort;
}

/**
 * Whether the cells on both sides of a gutter are columns that are read one after the other. They
 * are not if one side has the dates or labels of the entries beside it.
 */
export function areIndependent(left: readonly Cell[], right: readonly Cell[]): boolean {
  const [a, b] = [facts(left, right), facts(right, left)];
  const narrow = a.letters <= b.letters ? a : b;
  const wide = narrow === a ? b : a;
  if (isLabelling(narrow, wide)) return false;
  return !(wide.dates >= 2 && wide.dates >= 0.8 * wide.rows && wide.datesMatching >= 0.5);
}
