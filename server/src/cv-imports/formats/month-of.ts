/** The beginnings of the names of months in the languages of exports. */
const months: readonly RegExp[] = [
  /^jan/,
  /^feb|^fév/,
  /^mar|^mär/,
  /^apr|^avr/,
  /^ma[yij]/,
  /^jun|^juin/,
  /^jul|^juil/,
  /^aug|^aoû/,
  /^sep/,
  /^o[ck]t/,
  /^nov/,
  /^de[cszi]/,
];

export interface MonthOfYear {
  year: number | null;
  month: number | null;
}

const none: MonthOfYear = { year: null, month: null };
const numbered = (year: string | undefined, month: string | undefined): MonthOfYear => {
  const number = Number(month);
  return { year: Number(year), month: number >= 1 && number <= 12 ? number : null };
};

/** A month as exports write it: `2020-05-01`, `2020-05`, `2020`, `05/2020`, `May 2020`. */
export function monthOf(text: unknown): MonthOfYear {
  const written = typeof text === 'string' ? text.trim().toLowerCase() : '';
  const iso = /^-*(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?(?!\d)/.exec(written);
  if (iso) return numbered(iso[1], iso[2]);
  const local = /^(?:\d{1,2}[./])?(\d{1,2})[./](\d{4})$/.exec(written);
  if (local) return numbered(local[2], local[1]);
  const named = /(\p{L}{3,})\.?\s+(?:\d{1,2},\s+)?(\d{4})/u.exec(written);
  if (!named) return none;
  const place = months.findIndex((beginning) => beginning.test(named[1] ?? ''));
  return { year: Number(named[2]), month: place < 0 ? null : place + 1 };
}

/** The four fields of a period. */
export function periodOf(from: unknown, to: unknown) {
  const [begin, end] = [monthOf(from), monthOf(to)];
  return {
    from_year: begin.year,
    from_month: begin.month,
    to_year: end.year,
    to_month: end.month,
  };
}
