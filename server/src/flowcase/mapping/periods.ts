import { limits } from '@torg/protocol/limits';
import type { ToolMonth, ToolPeriod } from '../../platform/ports/cv-tool-shapes.ts';

const { year: years } = limits.profile;

/** A month without a year says nothing, and a year far off is mistyped. */
export function monthOf({ year, month }: ToolMonth): ToolMonth {
  if (year === null || year < years.min || year > years.max) return { year: null, month: null };
  return { year, month };
}

const place = ({ year, month }: ToolMonth, otherwise: number): number =>
  (year ?? 0) * 12 + (month ?? otherwise);

/** What ends before it begins ended when it began: without its end it would be going on. */
export function periodOf({ from, to }: ToolPeriod) {
  const [begin, end] = [monthOf(from), monthOf(to)];
  const isTurned = begin.year !== null && end.year !== null && place(end, 12) < place(begin, 1);
  const last = isTurned ? begin : end;
  return {
    from_year: begin.year,
    from_month: begin.month,
    to_year: last.year,
    to_month: last.month,
  };
}

/** The first day of the earliest of these periods; undefined if none of them says when it began. */
export function firstDay(periods: readonly ToolPeriod[]): string | undefined {
  const begun = periods.map(({ from }) => monthOf(from)).filter(({ year }) => year !== null);
  const [first] = begun.toSorted((a, b) => place(a, 1) - place(b, 1));
  return first && `${first.year}-${String(first.month ?? 1).padStart(2, '0')}-01`;
}
