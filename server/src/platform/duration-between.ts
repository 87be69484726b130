import type { Duration } from '@torg/protocol/assignments/assignment-shapes';

const units = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
  ['milliseconds', 1],
] as const;

/** The moment so many months later; the last day of the month where that day does not exist. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0));
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return later;
}

function wholeMonths(from: Date, to: Date): number {
  const months =
    (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return monthsLater(from, months) > to ? months - 1 : months;
}

/** From one moment to a later one by the calendar (UTC), without the parts that are zero. */
export function durationBetween(from: Date, to: Date): Duration {
  const months = wholeMonths(from, to);
  const parts: [keyof Duration, number][] = [
    ['years', Math.trunc(months / 12)],
    ['months', months % 12],
  ];
  let left = to.getTime() - monthsLater(from, months).getTime();
  for (const [unit, size] of units) {
    parts.push([unit, Math.trunc(left / size)]);
    left %= size;
  }
  return Object.fromEntries(parts.filter(([, amount]) => amount > 0));
}
