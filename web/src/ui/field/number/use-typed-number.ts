import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../../client/use-locale.ts';
import { numberText, readNumber, type NumberRange, type TypedNumber } from './typed-number.ts';
import { isUnread, type NumberValue } from '../unread.ts';

export interface NumberInput extends NumberRange {
  value: NumberValue;
  /** takes a number within the range, or the text as typed where it is none */
  onChange: (value: NumberValue) => void;
  /** such as `%`; it may be typed, too */
  unit?: string;
}

/** The state of a number field: nothing that was typed is dropped or made into another number. */
export function useTypedNumber({ value, onChange, unit, ...range }: NumberInput) {
  const locale = useLocale();
  const problemOf = useProblemOf(range);
  const [own, setOwn] = useState<string>();
  const isSame = (text: string) => {
    const read = readNumber(text, range, unit);
    return read.kind === 'number' ? read.number === value : read.kind === 'empty' && value === null;
  };
  const typed = typedIn(value, (number) => numberText(locale, number, unit));
  const found = readNumber(typed, range, unit);
  const isOwn = own !== undefined && (isUnread(value) ? own === typed : isSame(own));
  // What may still become a number is not called wrong while one types.
  const isWaiting = isOwn && found.kind !== 'unreadable';
  return {
    text: isOwn ? own : typed,
    problem: isWaiting ? undefined : problemOf(found),
    write: (text: string) => {
      setOwn(text);
      const read = readNumber(text, range, unit);
      if (read.kind === 'number') onChange(read.number);
      else onChange(read.kind === 'empty' ? null : { unread: text });
    },
    read: () => setOwn(undefined),
  };
}

function typedIn(value: NumberValue, textOf: (number: number) => string): string {
  if (value === null) return '';
  return isUnread(value) ? value.unread : textOf(value);
}

function useProblemOf({ min, max, decimals = 0 }: NumberRange) {
  const { t } = useLingui();
  const locale = useLocale();
  const [least, most] = [numberText(locale, min), numberText(locale, max)];
  const example = numberText(locale, decimals > 0 ? 1250.5 : max);
  return ({ kind }: TypedNumber): string | undefined => {
    if (kind === 'unreadable') return t`Dette er ikke et tall. Skriv bare sifre, som ${example}.`;
    if (kind === 'out_of_range') return t`Skriv et tall fra ${least} til ${most}.`;
    if (kind !== 'too_precise') return undefined;
    return decimals > 0 ? t`Skriv høyst ${decimals} desimaler.` : t`Skriv et helt tall.`;
  };
}
