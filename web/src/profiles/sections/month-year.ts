import { yearRange } from '../items/item-field-rules.ts';
import type { MonthYear } from '../../ui/field/MonthYearField.tsx';

const { min, max } = yearRange;

/** The typed year; null while it is incomplete or impossible. */
export function yearIn(typed: string): number | null {
  const year = Number(typed);
  return /^\d{4}$/.test(typed) && year >= min && year <= max ? year : null;
}

export const isEmpty = ({ month, year }: MonthYear): boolean => month === null && year === '';

export const typedYear = (year: number | null): string => (year === null ? '' : String(year));

/** `2016-08-15` as a month that can be edited. */
export function monthOf(day: string | null): MonthYear {
  if (day === null) return { month: null, year: '' };
  return { month: Number(day.slice(5, 7)), year: day.slice(0, 4) };
}

/** The first day of the month; null while it is incomplete. */
export function firstDayOf({ month, year }: MonthYear): string | null {
  const whole = yearIn(year);
  if (whole === null || month === null) return null;
  return `${whole}-${String(month).padStart(2, '0')}-01`;
}
