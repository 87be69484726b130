import { languagesIn, levelIn } from '../../../platform/text/language-names.ts';
import { isDateOnly } from '../dates/date-in-line.ts';
import type { Cell } from '../lines/cell.ts';
import { sectionNamed } from '../sections/heading-words.ts';
import { namesDates } from '../sections/table-heads.ts';

const lineKey = (cell: Cell): number => Math.round(cell.baseline);

/** Headings are larger than what they stand beside, and dates often smaller: they may stand a little lower. */
const near = {
  text: [-1, 0, 1],
  date: [-2, -1, 0, 1, 2],
  heading: [-5, -4, -3, -2, -1, 0, 1, 2, 3],
};

const baselinesOf = (cells: readonly Cell[], distances: readonly number[]): Set<number> =>
  new Set(cells.flatMap((cell) => distances.map((distance) => lineKey(cell) + distance)));

const isDate = ({ text }: Cell): boolean => namesDates(text) || isDateOnly(text);

function facts(cells: readonly Cell[], others: readonly Cell[]) {
  const dates = cells.filter(isDate);
  const headings = cells.filter((cell) => sectionNamed(cell.text) !== null);
  const matching = (some: readonly Cell[], distances: readonly number[] = near.text): number => {
    const baselines = baselinesOf(others, distances);
    return some.filter((cell) => baselines.has(lineKey(cell))).length / Math.max(1, some.length);
  };
  return {
    rows: new Set(cells.map(lineKey)).size,
    letters: cells.reduce((sum, { text }) => sum + text.length, 0),
    dates: dates.length,
    datesMatching: matching(dates, near.date),
    headings: headings.length,
    headingsMatching: matching(headings, near.heading),
    others: cells.length - dates.length - headings.length,
    matching: matching(cells),
    longest: Math.max(0, ...cells.map(({ text }) => text.length)),
  };
}

type Facts = ReturnType<typeof facts>;

const mostLabelLines = 3;
const longestLabel = 24;

/** Lines that follow each other at once, as the words of a heading in a narrow margin. */
function stacksOf(cells: readonly Cell[]): Cell[][] {
  const stacks: Cell[][] = [];
  for (const cell of cells.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = stacks.at(-1)?.at(-1);
    const goesOn = last && cell.baseline - last.baseline <= 1.4 * Math.max(last.size, cell.size);
    if (goesOn && Math.abs(cell.x - last.x) < 3) stacks.at(-1)?.push(cell);
    else stacks.push([cell]);
  }
  return stacks;
}

const isNamed = (stack: readonly Cell[]): boolean =>
  sectionNamed(stack.map(({ text }) => text).join(' ')) !== null ||
  stack.some(({ text }) => sectionNamed(text) !== null);

/** A margin of headings of a few short lines, each of which begins on a line of the text beside it. */
function isMarginOfHeadings(cells: readonly Cell[], others: readonly Cell[]): boolean {
  const stacks = stacksOf(cells);
  const isShort = (stack: readonly Cell[]): boolean =>
    stack.length <= mostLabelLines && stack.every(({ text }) => text.length <= longestLabel);
  if (stacks.length < 3 || !stacks.every(isShort)) return false;
  const baselines = baselinesOf(others, near.heading);
  const beside = stacks.filter(([first]) => first && baselines.has(lineKey(first)));
  const named = stacks.filter(isNamed).length;
  return named >= 3 && named >= 0.6 * stacks.length && beside.length >= 0.8 * stacks.length;
}

/** A side that only dates or names what stands beside it. */
function isLabelling(side: Facts, other: Facts): boolean {
  const { dates, headings, others, rows } = side;
  // Smaller dates that a narrow column breaks stand on no line of what they belong to.
  if (dates >= 2 && others === 0 && headings === 0) return true;
  if (dates >= 2 && others <= 0.4 * rows && side.datesMatching >= 0.4) return true;
  // A column of its own has headings; what only stands beside dates has none.
  if (dates >= 2 && side.datesMatching >= 0.4 && other.headings === 0) return true;
  if (headings > 0 && others <= 0.7 * headings && side.headingsMatching >= 0.6) return true;
  const isBeside = side.headingsMatching >= 0.6 && other.headings === 0;
  if (headings >= 3 && others <= headings && isBeside) return true;
  if (headings > 0 && dates === 0) return false;
  if (dates >= 2 && side.datesMatching >= 0.7 && side.matching >= 0.6 && headings === 0) {
    return true;
  }
  if (headings > 0) return false;
  // Cells of a table, or labels, stand on the lines of what they belong to.
  if (side.matching >= 0.9 && side.rows <= other.rows) return true;
  return other.headings === 0 && side.matching >= 0.8 && side.longest <= 45;
}

/** One side says how well somebody knows the languages beside it. */
function areLevels(cells: readonly Cell[], others: readonly Cell[]): boolean {
  const levels = cells.filter(({ text }) => levelIn(text) !== null).length;
  const languages = others.filter(({ text }) => languagesIn(text).length === 1).length;
  return levels >= 2 && languages >= 2 && levels >= 0.6 * cells.length;
}

/**
 * Whether the cells on both sides of a gutter are columns that are read one after the other. They
 * are not if one side has the dates or labels of the entries beside it.
 */
export function areIndependent(left: readonly Cell[], right: readonly Cell[]): boolean {
  if (areLevels(right, left) || areLevels(left, right)) return false;
  if (isMarginOfHeadings(left, right)) return false;
  const [a, b] = [facts(left, right), facts(right, left)];
  const narrow = a.letters <= b.letters ? a : b;
  const wide = narrow === a ? b : a;
  if (isLabelling(narrow, wide) || isLabelling(a, b)) return false;
  // Cells that all stand on lines of others, and below no heading of their own, are of a table.
  if (b.headings === 0 && b.matching === 1 && b.rows >= 3) return false;
  // Headings at the left go on to the right, where dates end their entries' first lines.
  if (a.headings >= 2 && b.headings === 0 && b.dates > 0 && b.datesMatching >= 0.9) return false;
  return !(wide.dates >= 2 && wide.dates >= 0.8 * wide.rows && wide.datesMatching >= 0.5);
}
