/** When a consultant is available, in the terms of a page. */
export type AvailabilityReading = { kind: 'now' } | { kind: 'from'; day: string } | { kind: 'not' };

/** Days are like `2026-11-20`; the day itself counts as now. */
export function readAvailability(availability: string | null, today: string): AvailabilityReading {
  if (availability === null) return { kind: 'not' };
  return availability <= today ? { kind: 'now' } : { kind: 'from', day: availability };
}

/** Availability that was confirmed more than this many days ago is marked as old. */
export const oldAfterDays = 30;

export interface AvailabilityAge {
  /** calendar days since it was last confirmed, in the reader's time zone */
  days: number;
  old: boolean;
}

export function ageOfAvailability(updated: string, now: Date): AvailabilityAge {
  const days = Math.max(0, midnight(now) - midnight(new Date(updated)));
  return { days, old: days > oldAfterDays };
}

const midnight = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** The day in the reader's time zone, as `2026-11-20`. */
export function dayOf(moment: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
