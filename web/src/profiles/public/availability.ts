/** From when a consultant is free, as a page speaks of it. */
export type AvailabilityReading = { kind: 'now' } | { kind: 'from'; day: string } | { kind: 'not' };

/** Days as `2026-11-20`; the day itself counts as now. */
export function readAvailability(availability: string | null, today: string): AvailabilityReading {
  if (availability === null) return { kind: 'not' };
  return availability <= today ? { kind: 'now' } : { kind: 'from', day: availability };
}

/** After so many days what was said of the availability is told as old. */
export const oldAfterDays = 30;

export interface AvailabilityAge {
  /** calendar days since it was last confirmed, where the reader is */
  days: number;
  old: boolean;
}

export function ageOfAvailability(updated: string, now: Date): AvailabilityAge {
  const days = Math.max(0, midnight(now) - midnight(new Date(updated)));
  return { days, old: days > oldAfterDays };
}

const midnight = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** Today where the reader is, as `2026-11-20`. */
export function dayOf(moment: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}
