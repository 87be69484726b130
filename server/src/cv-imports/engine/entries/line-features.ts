import { dateIn, isDuration, type PlacedDate } from '../dates/date-in-line.ts';
import { median, type Cell, type CellPart } from '../lines/cell.ts';
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
  /** larger than most of the section */
  isLarge: boolean;
  /** known to begin an entry, or not to */
  isStart: boolean | undefined;
  /** the next word would have fitted, so the line ends where its author wanted */
  isBroken: boolean;
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

interface Surroundings {
  usualGap: number;
  usualSize: number;
  next: SectionLine | undefined;
}

/** Something that is no date stands by itself at the right edge, as a city does. */
function endsApart({ cells }: SectionLine): boolean {
  const [last, before] = cells.toReversed();
  if (last === undefined || before === undefined) return false;
  return last.x - before.x2 > 3 * last.size && dateIn(last.text) === null;
}

/** Whether the first word of the next line would have fitted. */
function isBroken(line: SectionLine, next: SectionLine | undefined): boolean {
  if (endsApart(line)) return true;
  const [cell] = next?.cells ?? [];
  if (next === undefined || cell === undefined || next.page !== line.page || next.gap >= 9) {
    return true;
  }
  const [end, begin] = [line.cells.at(-1)?.parts.at(-1), cell.parts[0]];
  if (end && begin && end.bold && !begin.bold) return true;
  return line.edge - line.x2 > widthOfFirstWord(cell) + 0.4 * cell.size;
}

/** How wide letters are beside each other, since a PDF places parts and no letters. */
const widthOf = ({ size, bold }: CellPart, letters: number): number =>
  letters * size * (bold ? 1.1 : 1);

function widthOfFirstWord({ text, parts, x, x2 }: Cell): number {
  const letters = text.split(/\s/)[0]?.length ?? 0;
  const [first] = parts;
  if (first === undefined) return 0;
  const whole = parts.reduce((sum, part) => sum + widthOf(part, part.text.length), 0);
  return ((x2 - x) * widthOf(first, letters)) / Math.max(1, whole);
}

const isBesidePeriod = (date: PlacedDate | null): boolean =>
  date !== null && date.place === 'alone' && (date.to !== null || date.isOpen);

function featuresOf(line: SectionLine, { usualGap, usualSize, next }: Surroundings): EntryLine {
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
    // A sentence beside a period of its own tells what the entry is.
    isProse: cells.some(isProse) && !isBesidePeriod(found?.date ?? null),
    isBullet: line.cells.some(({ bullet }) => bullet),
    goesOn: /^[\p{Ll},;)&]/u.test(cells[0]?.text ?? ''),
    isLarge: (cells[0]?.size ?? 0) > usualSize + 0.4,
    isStart: line.isStart ?? (skillsLabel.test(line.text) ? false : undefined),
    isBroken: isBroken(line, next),
  };
}

/** What was used in a project stands at its end. */
const skillsLabel =
  /^(?:kompetanse|kompetens|kompetencer|ferdigheter|färdigheter|skills|teknologi(?:er)?|tekniker|technolog(?:y|ies)|tech stack|verktøy|verktyg|tools)\s*:/iu;

/** What can be seen of each line of a section before anything is said about its entries. */
export function entryLines(lines: readonly SectionLine[]): EntryLine[] {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap < 9);
  const usual = median(gaps.toSorted((a, b) => a - b).slice(0, Math.ceil(gaps.length * 0.8)), 1.3);
  const usualSize = median(
    lines.map(({ size }) => size),
    10,
  );
  return lines.map((line, at) =>
    featuresOf(line, { usualGap: usual, usualSize, next: lines[at + 1] }),
  );
}
