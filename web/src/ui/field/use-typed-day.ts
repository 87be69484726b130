import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { wholeDayText } from '../text/dates.ts';
import { useMinute } from '../text/use-minute.ts';
import { readDay, type TypedDay } from './typed-day.ts';
import { isUnread, type DayValue, type UnreadText } from './unread.ts';

export interface DayInput {
  /** `2026-11-20`, or the text that `onUnread` was given */
  value: DayValue;
  onChange: (day: string | null) => void;
  /** Takes the text that is not a day yet, so that it outlives the field; it comes back in `value`. */
  onUnread?: (text: UnreadText) => void;
  /** the earliest allowed day */
  minDate?: string;
  /** the field may be left empty */
  clearable?: boolean;
}

/**
 * The state of a date field: its text becomes a day as soon as it can be read; unreadable text stays.
 */
export function useTypedDay({ value, onChange, onUnread, minDate, clearable = false }: DayInput) {
  const locale = useLocale();
  const problemOf = useProblemOf(minDate, clearable);
  const [own, setOwn] = useState<UnreadText>();
  const [isWriting, setIsWriting] = useState(false);
  const day = isUnread(value) ? null : value;
  const unread = isUnread(value) ? value : own;
  const today = useMinute().toLocaleDateString('sv-SE');
  const found = unread && readDay(unread.unread, { today, locale });
  const problem = found && problemOf(found);
  const choose = (chosen: string | null) => {
    setOwn(undefined);
    setIsWriting(false);
    if (chosen !== value) onChange(chosen);
  };
  const read = () => {
    setIsWriting(false);
    if (found && problem === undefined) choose(dayOf(found));
  };
  const readWhatWasKept = useEffectEvent(() => {
    if (found && problem === undefined) onChange(dayOf(found));
  });
  // A reload may have come before the text was read.
  useEffect(() => readWhatWasKept(), []);
  return {
    day,
    text: unread?.unread ?? (day === null ? '' : wholeDayText(locale, day)),
    problem: isWriting ? undefined : problem,
    write: (text: string) => {
      setIsWriting(true);
      (onUnread ?? setOwn)({ unread: text });
    },
    read,
    choose,
  };
}

const dayOf = (found: TypedDay) => (found.kind === 'day' ? found.day : null);

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
