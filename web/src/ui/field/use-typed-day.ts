import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { wholeDayText } from '../text/dates.ts';
import { readDay, type TypedDay } from './typed-day.ts';

export interface DayInput {
  /** `2026-11-20` */
  value: string | null;
  onChange: (day: string | null) => void;
  /** the earliest allowed day */
  minDate?: string;
  /** the field may be left empty */
  clearable?: boolean;
}

interface Typed {
  text: string;
  problem?: string;
}

/**
 * The state of a date field: its text becomes a day as soon as it can be read; unreadable text stays.
 */
export function useTypedDay({ value, onChange, minDate, clearable = false }: DayInput) {
  const locale = useLocale();
  const problemOf = useProblemOf(minDate, clearable);
  const [typed, setTyped] = useState<Typed>();
  const choose = (day: string | null) => {
    setTyped(undefined);
    if (day !== value) onChange(day);
  };
  const read = () => {
    if (typed === undefined) return;
    const today = new Date().toLocaleDateString('sv-SE');
    const found = readDay(typed.text, { today, locale });
    const problem = problemOf(found);
    if (problem !== undefined) setTyped({ text: typed.text, problem });
    else choose(found.kind === 'day' ? found.day : null);
  };
  return {
    text: typed?.text ?? (value === null ? '' : wholeDayText(locale, value)),
    problem: typed?.problem,
    write: (text: string) => setTyped({ text }),
    read,
    choose,
  };
}

function useProblemOf(minDate: string | undefined, clearable: boolean) {
  const { t } = useLingui();
  const locale = useLocale();
  const example = wholeDayText(locale, '2027-01-15');
  return (found: TypedDay): string | undefined => {
    if (found.kind === 'day') {
      const first = minDate === undefined ? '' : wholeDayText(locale, minDate);
      return minDate !== undefined && found.day < minDate
        ? t`Velg en dag fra og med ${first}.`
        : undefined;
    }
    if (found.kind === 'empty') return clearable ? undefined : t`Skriv en dato.`;
    if (found.kind === 'no_such_day') return t`Den datoen finnes ikke i kalenderen.`;
    if (found.kind === 'unreadable') {
      return t`Vi forstår ikke datoen. Skriv den som 15.01.2027, 15.1 eller ${example}.`;
    }
    const days = found.days.map((day) => wholeDayText(locale, day));
    const either = new Intl.ListFormat(locale, { type: 'disjunction' }).format(days);
    return t`Mener du ${either}? Skriv måneden med bokstaver.`;
  };
}
