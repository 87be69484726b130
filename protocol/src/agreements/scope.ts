const dayMs = 86_400_000;

/** The day so many days after a day, or before it. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The same day so many years later; 29 February stays as it is, so only for comparing. */
export const plusYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

interface Terms {
  scope: { startDate: string | null; endDate: string | null };
  paymentTerms: {
    hourlyRate: number | null;
    adjustments: readonly { startDate: string; hourlyRate: number }[];
  };
}

export interface RatePeriod {
  start_date: string;
  end_date: string;
  /** in øre */
  hourly_rate: number;
}

/** The rates of complete terms: one after the other, from the first day of the scope to its last. */
export function ratePeriods({ scope, paymentTerms }: Terms): RatePeriod[] {
  const { startDate, endDate } = scope;
  const { hourlyRate, adjustments } = paymentTerms;
  if (startDate === null || endDate === null || hourlyRate === null) return [];
  const rates = [{ startDate, hourlyRate }, ...adjustments];
  return rates.map((rate, at) => {
    const next = rates[at + 1];
    return {
      start_date: rate.startDate,
      end_date: next === undefined ? endDate : plusDays(next.startDate, -1),
      hourly_rate: Math.round(rate.hourlyRate * 100),
    };
  });
}
