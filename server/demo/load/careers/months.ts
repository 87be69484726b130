/** The number of months since the year 0, for arithmetic. */
export const monthOf = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const yearIn = (month: number): number => Math.floor(month / 12);
export const placeInYear = (month: number): number => (month % 12) + 1;

/** Both ends included; null: still going on. */
export interface Period {
  from: number;
  to: number | null;
}

export function periodColumns({ from, to }: Period) {
  return {
    from_year: yearIn(from),
    from_month: placeInYear(from),
    to_year: to === null ? null : yearIn(to),
    to_month: to === null ? null : placeInYear(to),
  };
}
