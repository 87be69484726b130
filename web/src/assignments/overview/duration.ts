import type { AssignmentStats } from '../assignments.queries.ts';

type Duration = NonNullable<AssignmentStats['timeToFirstMessage']>;

const units = ['years', 'months', 'days', 'hours', 'minutes'] as const;

/** A duration in its two largest units: `2 døgn og 4 timer`. */
export function durationText(locale: string, duration: Duration): string {
  const first = units.findIndex((unit) => (duration[unit] ?? 0) > 0);
  const format = new Intl.DurationFormat(locale, { style: 'long' });
  if (first < 0) return `< ${format.format({ minutes: 1 })}`;
  const largest = units.slice(first, first + 2);
  const parts = Object.fromEntries(largest.map((unit) => [unit, duration[unit] ?? 0]));
  return format.format(parts);
}
