import { dateIn, isDuration, type PlacedDate } from '../dates/date-in-line.ts';
import { median, type Cell } from '../lines/cell.ts';
import { styleOf } from '../sections/heading-style.ts';
import type { SectionLine } from '../sections/split-sections.ts';

export type DateSpot = 'left' | 'right' | 'alone' | 'start' | 'end' | 'none';

export interface EntryLine {
  line: SectionLine;
  date: PlacedDate | null;
  spot: DateSpot;
  /** the cell in which the date stands */
  dateCell: Cell | null;
  /** the cells without the date */
  cells: Cell[];
  style: string;
  gap: 'wide' | 'usual' | 'first';
  isProse: boolean;
  isBullet: boolean;
  /** begins in the middle of a sentence */
  goesOn: boolean;
}

function spotOf(line: SectionLine, at: number, { place }: PlacedDate): DateSpot {
  if (place !== 'alone') return place;
  if (line.cells.length === 1) return 'alone';
  return at === 0 ? 'left' : 'right';
}

function dateOf(line: SectionLine): { at: number; date: PlacedDate } | null {
  const found = line.cells.flatMap((cell, at) => {
    const date = dateIn(cell.text);
    return date === null ? [] : [{ at, date }];
  });
  const alone = found.find(({ date }) => date.place === 'alone');
  return alone ?? found.find(({ date }) => date.place === 'end' || line.cells.length < 3) ?? null;
}

export const isProse = ({ text }: Pick<Cell, 'text'>): boolean => {
  const words = text.split(/\s+/).length;
  return words >= 11 || (words >= 6 && /[.!?]$/.test(text) && !/\b(?:AS|Inc|Ltd|Co)\.$/.test(text));
};

function featuresOf(line: SectionLine, usualGap: number): EntryLine {
  const found = dateOf(line);
  const dateCell = found ? (line.cells[found.at] ?? null) : null;
  const others = line.cells.filter((cell) => cell !== dateCell && !isDuration(cell.text));
  const rest =
    found && found.date.place !== 'alone' && dateCell
      ? [{ ...dateCell, text: found.date.rest }]
      : [];
  const cells = [...others, ...rest]
    .toSorted((a, b) => a.x - b.x)
    .filter(({ text }) => text !== '');
  const gap = line.gap >= 9 ? 'first' : 'usual';
  return {
    line,
    date: found?.date ?? null,
    spot: found ? spotOf(line, found.at, found.date) : 'none',
    dateCell,
    cells,
    style: cells[0] ? styleOf(cells[0]) : 'none',
    gap: gap === 'usual' && line.gap > 1.22 * usualGap + 0.02 ? 'wide' : gap,
    isProse: cells.some(isProse),
    isBullet: line.cells.some(({ bullet }) => bullet),
    goesOn: /^[\p{Ll},;)&]/u.test(cells[0]?.text ?? ''),
  };
}

/** What can be seen of each line of a section before anything is said about its entries. */
export function entryLines(lines: readonly SectionLine[]): EntryLine[] {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap < 9);
  const usual = median(gaps.toSorted((a, b) => a - b).slice(0, Math.ceil(gaps.length * 0.8)), 1.3);
  return lines.map((line) => featuresOf(line, usual));
}
