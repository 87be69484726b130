import type { EntryLine } from './line-features.ts';

const dash = /^\s*[–—-]\s/u;

const afterDate = ({ date, dateCell }: EntryLine): string =>
  date === null ? '' : (dateCell?.text.slice(date.end) ?? '');

const beginsWithDate = ({ date, spot, isProse }: EntryLine): boolean =>
  date !== null && spot === 'start' && !isProse;

/**
 * `2021 – Utvikler` says that it goes on where other lines are as `2018 – 2021 Utvikler`: there no
 * dash parts a date from what follows.
 */
export function withOpenYears(lines: readonly EntryLine[]): EntryLine[] {
  const isPeriod = (line: EntryLine): boolean =>
    beginsWithDate(line) && line.date?.to !== null && !dash.test(afterDate(line));
  if (!lines.some(isPeriod)) return [...lines];
  return lines.map((line) => {
    const { date } = line;
    const isOpen = date !== null && date.to === null && dash.test(afterDate(line));
    return isOpen && beginsWithDate(line) ? { ...line, date: { ...date, isOpen } } : line;
  });
}
