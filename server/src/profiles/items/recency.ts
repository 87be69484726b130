/** By when an entry ended and began, in months. */
export type Recency = readonly [end: number, start: number];

const monthsOf = (year: unknown, month: unknown, otherwise: number): number | undefined =>
  typeof year === 'number'
    ? year * 12 + (typeof month === 'number' ? month : otherwise)
    : undefined;

/** To put the newest first; ongoing is newest, and null has no date. */
export function recencyOf(fields: Record<string, unknown>): Recency | null {
  const start =
    monthsOf(fields['from_year'], fields['from_month'], 1) ??
    monthsOf(fields['year'], fields['month'], 12) ??
    monthsOf(fields['year_from'], null, 1);
  const end =
    monthsOf(fields['to_year'], fields['to_month'], 12) ?? monthsOf(fields['year_to'], null, 12);
  const isMoment = 'year' in fields;
  if (start === undefined) return end === undefined ? null : [end, end];
  return [end ?? (isMoment ? start : Number.MAX_SAFE_INTEGER), start];
}

export const isNewer = ([end, start]: Recency, [otherEnd, otherStart]: Recency): boolean =>
  end > otherEnd || (end === otherEnd && start > otherStart);
