import type { AgreementView } from '../agreements.queries.ts';

/** The last day: as agreed, or earlier if it was ended. */
export const lastDayOf = ({
  ended_early,
  end_date,
}: Pick<AgreementView, 'ended_early' | 'end_date'>): string => ended_early?.on ?? end_date;

/** The rates that hold until a day. */
export const ratesUntil = (rates: AgreementView['rates'], day: string): AgreementView['rates'] =>
  rates
    .filter(({ start_date }) => start_date <= day)
    .map((rate) => ({ ...rate, end_date: rate.end_date < day ? rate.end_date : day }));
