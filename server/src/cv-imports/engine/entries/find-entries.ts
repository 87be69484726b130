import type { SectionLine } from '../sections/split-sections.ts';
import { entryLines, type EntryLine } from './line-features.ts';
import { withOpenYears } from './open-years.ts';
import { mostAlike } from './segment.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { joinWrappedDates } from './wrapped-dates.ts';

export interface Entry {
  lines: EntryLine[];
  /** how much better this segmentation is than one entry more or less, per line */
  isSure: boolean;
}

const isRange = ({ date }: EntryLine): boolean =>
  date !== null && (date.to !== null || date.isOpen);

/** What was done, as `2019–2020: Ledet et team på seks.` */
const isSentence = ({ cells }: EntryLine): boolean =>
  /(?:\S+\s+){3,}\S+[.!]$/u.test(cells.at(-1)?.text ?? '');

/** The dates that say when an entry was; where there are periods, a year in passing is none. */
export function anchorsOf(lines: readonly EntryLine[]): boolean[] {
  const ranges = lines.filter(isRange);
  const spots = new Map<string, number>();
  for (const { spot } of ranges) spots.set(spot, (spots.get(spot) ?? 0) + 1);
  return lines.map((line) => {
    if (line.date === null) return false;
    if (ranges.length === 0) {
      return (
        !line.isProse &&
        !(line.isBullet && line.spot === 'end' && lines.some((one) => !one.isBullet))
      );
    }
    if (isRange(line)) {
      const isPoint = (spots.get(line.spot) ?? 0) > 1 && !isSentence(line);
      return !line.isProse && (!line.isBullet || isPoint);
    }
    return (
      (spots.get(line.spot) ?? 0) > 0 && line.spot !== 'start' && !line.isBullet && !line.isProse
    );
  });
}

/** First guesses: entries begin at their dates, a line or two above, or as the section's first line. */
function guessesOf(
  lines: readonly EntryLine[],
  anchors: readonly boolean[],
  isList: boolean,
): boolean[][] {
  const before = (distance: number) =>
    lines.map((_, at) => at === 0 || anchors[at + distance] === true);
  const [first] = lines;
  const likeFirst = lines.map(
    ({ style, isBullet, spot }) =>
      style === first?.style && isBullet === first.isBullet && spot === first.spot,
  );
  const wide = lines.map(({ gap }, at) => at === 0 || gap === 'wide');
  const each = lines.map(({ goesOn }, at) => at === 0 || !goesOn);
  const guesses = [before(0), before(1), before(2), likeFirst, wide];
  return isList ? [...guesses, each] : guesses;
}

/** The entries of a section. A list has an entry per line, unless its look says otherwise. */
export function findEntries(section: readonly SectionLine[], isList: boolean): Entry[] {
  const lines = withOpenYears(joinStackedDates(entryLines(joinWrappedDates(section)), isList));
  if (lines.length === 0) return [];
  const anchors = anchorsOf(lines);
  const anchored = new Set(lines.filter((_, at) => anchors[at]));
  const count = anchors.filter(Boolean).length;
  const isDated = count > 0 && (!isList || count >= lines.length / 6);
  const { starts } = mostAlike(lines, anchors, guessesOf(lines, anchors, isList), isDated);
  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    if (starts[at] || entries.length === 0) entries.push({ lines: [line], isSure: true });
    else entries.at(-1)?.lines.push(line);
  }
  if (isDated && !isList) withHeadsBelow(entries, anchored);
  const dates = (entry: Entry): number => entry.lines.filter((line) => anchored.has(line)).length;
  return entries.map((entry) => ({ ...entry, isSure: !isDated || dates(entry) === 1 }));
}

/** A short entry without a date is the head of the one below, as an employer above a position. */
function withHeadsBelow(entries: Entry[], anchored: ReadonlySet<EntryLine>): void {
  for (let at = entries.length - 2; at >= 0; at -= 1) {
    const [entry, next] = [entries[at] as Entry, entries[at + 1] as Entry];
    const isHead =
      entry.lines.length <= 2 && entry.lines.every((line) => !line.isProse && !line.isBullet);
    const isUndated = entry.lines.every((line) => !anchored.has(line));
    const isLikeNext = entry.lines[0]?.style === next.lines[0]?.style;
    if (isHead && isUndated && !isLikeNext) {
      entries.splice(at, 2, { ...next, lines: [...entry.lines, ...next.lines] });
    }
  }
}
