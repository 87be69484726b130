import type { CvEntry } from '../../cv/masked-cv.ts';

/** From the first month up to, but without, the last one; counted from the year 0. */
export interface Period {
  start: number;
  end: number;
}

const monthOf = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7) || '1') - 1;

/** When an entry was, with its last month; what goes on ends today. */
export function monthsOf(
  { from, to, is_current }: Pick<CvEntry, 'from' | 'to' | 'is_current'>,
  today: string,
): Period | undefined {
  if (from === null) return undefined;
  const start = monthOf(from);
  const now = monthOf(today) + 1;
  const end = is_current || to === null ? now : Math.min(monthOf(to) + 1, now);
  return end > start ? { start, end } : undefined;
}

/** Overlapping periods become one, so that no month counts twice. */
export function merged(periods: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const { start, end } of periods.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

export const countMonths = (periods: readonly Period[]): number =>
  merged(periods).reduce((sum, { start, end }) => sum + end - start, 0);

export const yearOf = (month: number): number => Math.floor(month / 12);
