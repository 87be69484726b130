import type { Cell } from '../lines/cell.ts';
import { styleOf } from '../sections/heading-style.ts';
import type { EntryLine } from './line-features.ts';

const isHalf = ({ date, spot }: EntryLine): boolean =>
  date !== null &&
  date.to === null &&
  date.place === 'alone' &&
  (spot === 'left' || spot === 'alone' || spot === 'right');

const stamp = ({ date }: EntryLine): number =>
  date?.isOpen ? 99_999 : (date?.from?.year ?? 0) * 12 + (date?.from?.month ?? 1);

const openWord =
  /^(?:nå|no|nu|d\.?d\.?|present|now|today|nåværende|current|pågående|i dag|idag|heute|nykyinen|nuvarande)$/iu;

const wordBetween = /^(?:[–—-]|til|till|to|bis)$/iu;
const farthest = 3;

/** The cell in which a second date stands, or the word for an open end. */
const lateCell = (line: EntryLine): Cell | null => {
  if (isHalf(line)) return line.dateCell;
  const [first] = line.line.cells;
  return first !== undefined && line.date === null && openWord.test(first.text.trim())
    ? first
    : null;
};

const isAtEdge = (a: Cell | null, b: Cell | null): boolean =>
  a !== null &&
  b !== null &&
  [a.x - b.x, a.x2 - b.x2, (a.x + a.x2 - b.x - b.x2) / 2].some((one) => Math.abs(one) < 4);

interface Pair {
  first: EntryLine;
  second: EntryLine;
  between: EntryLine[];
}

/** First dates with the second a few lines below, where each pair goes up and the next begins below it. */
function partedPairs(lines: readonly EntryLine[]): Pair[] {
  const pairs: Pair[] = [];
  const dated = lines.filter((line) => line.date !== null);
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] as EntryLine;
    if (!isHalf(first)) continue;
    const distance = lines
      .slice(at + 1, at + 1 + farthest)
      .findIndex((line) => isAtEdge(first.dateCell, lateCell(line)));
    const second = lines[at + 1 + distance];
    if (distance < 1 || second === undefined) return [];
    if (isHalf(second) && stamp(second) < stamp(first)) return [];
    pairs.push({ first, second, between: lines.slice(at + 1, at + 1 + distance) });
    at += distance + 1;
  }
  const halves = pairs.reduce((sum, { second }) => sum + 1 + Number(second.date !== null), 0);
  const isDown = pairs.every(
    ({ first }, at) => at === 0 || stamp(first) <= stamp((pairs[at - 1] as Pair).first),
  );
  const isSaid = pairs.some(({ between }) =>
    between.some(({ line }) => line.cells.some(({ text }) => wordBetween.test(text))),
  );
  return halves === dated.length && (isSaid || (pairs.length > 1 && isDown)) ? pairs : [];
}

/** A line of its own entry that begins with the word for an open end, as `nå  Utvikler`. */
const isOpenAbove = ({ line, date }: EntryLine): boolean =>
  date === null && line.cells.length > 1 && openWord.test(line.cells[0]?.text.trim() ?? '');

const besideDate = (line: EntryLine): string | undefined => {
  const [cell] = line.cells.filter(({ text }) => !openWord.test(text.trim()));
  return cell && styleOf(cell);
};

/**
 * Dates with the earlier one a few lines below, beside the text and not beside a title: the end of an
 * entry stands above its start.
 */
function endsAbove(lines: readonly EntryLine[]): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] as EntryLine;
    if (!isHalf(first) && !isOpenAbove(first)) continue;
    const edge = first.dateCell ?? first.line.cells[0] ?? null;
    const distance = lines
      .slice(at + 1, at + 1 + farthest)
      .findIndex((line) => isHalf(line) && isAtEdge(edge, line.dateCell));
    const second = lines[at + 1 + distance];
    if (distance < 0 || second === undefined) continue;
    if (first.date !== null && stamp(second) > stamp(first)) continue;
    pairs.push({ first, second, between: [] });
    at += distance + 1;
  }
  const above = new Set(pairs.map(({ first }) => besideDate(first)));
  const isApart = pairs.every(({ first, second }) => {
    const beside = besideDate(second);
    return besideDate(first) !== undefined && (beside === undefined || !above.has(beside));
  });
  const isPeriod = ({ first, second }: Pair): boolean =>
    first.date === null || stamp(second) < stamp(first);
  const paired = 2 * pairs.length;
  const isMost = paired >= 0.7 * lines.filter((line) => isHalf(line) || isOpenAbove(line)).length;
  return paired > 2 && isMost && isApart && pairs.some(isPeriod) ? pairs : [];
}

function joinParted({ first, second, between }: Pair): void {
  const cell = first.dateCell;
  if (second.date === null && first.date !== null) {
    first.date = { ...first.date, isOpen: true };
    second.cells = second.cells.filter((one) => one !== lateCell(second));
  } else merge(first, second, false);
  for (const line of between) {
    line.cells = line.cells.filter((one) => !(wordBetween.test(one.text) && isAtEdge(cell, one)));
  }
}

/**
 * A timeline has two dates below each other, often the end above the start: they are one period. In
 * a list, whose lines are entries, this holds only where nothing stands beside the second date.
 */
export function joinStackedDates(lines: readonly EntryLine[], isList: boolean): EntryLine[] {
  const joined = lines.map((line) => ({ ...line }));
  const singles = joined.filter(isHalf).length;
  const ranges = joined.filter(({ date }) => date?.to || date?.isOpen).length;
  if (singles < 2 * ranges && ranges > 1) return joined;
  const parted = isList ? [] : partedPairs(joined);
  if (parted.length > 0) {
    for (const pair of parted) joinParted(pair);
    return joined.filter(({ cells, date }) => cells.length > 0 || date !== null);
  }
  const above = isList ? [] : endsAbove(joined);
  if (above.length > 0) {
    for (const { first, second } of above) merge(first, second, first.date === null);
    return joined.filter(({ cells, date }) => cells.length > 0 || date !== null);
  }
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [first, second] = [joined[at] as EntryLine, joined[at + 1] as EntryLine];
    const isOpen = openWord.test(first.line.cells[0]?.text.trim() ?? '') && first.date === null;
    const below = sameEdge(first, second);
    if (isList && second.cells.length > 0) continue;
    if (!isHalf(second) || !below || !(isHalf(first) || isOpen)) continue;
    if (!isOpen && first.date?.isOpen) continue;
    merge(first, second, isOpen);
    at += 1;
  }
  return joined;
}

function sameEdge(first: EntryLine, second: EntryLine): boolean {
  const a = first.dateCell ?? first.line.cells[0];
  const b = second.dateCell;
  return a !== undefined && b !== null && (Math.abs(a.x - b.x) < 4 || Math.abs(a.x2 - b.x2) < 4);
}

function merge(first: EntryLine, second: EntryLine, isOpen: boolean): void {
  const { date } = second;
  if (date === null) return;
  const [early, late] = isOpen || stamp(first) >= stamp(second) ? [second, first] : [first, second];
  const to = isOpen ? null : (late.date?.from ?? null);
  first.date = { ...date, from: early.date?.from ?? null, to, isOpen };
  if (isOpen) {
    first.dateCell = first.line.cells[0] ?? null;
    first.cells = first.cells.filter((cell) => cell !== first.dateCell);
    first.spot = second.spot;
  }
  second.date = null;
  second.spot = 'none';
}
