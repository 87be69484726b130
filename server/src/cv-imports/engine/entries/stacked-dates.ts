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

/**
 * A timeline has two dates below each other, often the end above the start: they are one period. In
 * a list, whose lines are entries, this holds only where nothing stands beside the second date.
 */
export function joinStackedDates(lines: readonly EntryLine[], isList: boolean): EntryLine[] {
  const joined = lines.map((line) => ({ ...line }));
  const singles = joined.filter(isHalf).length;
  const ranges = joined.filter(({ date }) => date?.to || date?.isOpen).length;
  if (singles < 2 * ranges && ranges > 1) return joined;
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
