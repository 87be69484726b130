import type { Locale } from '@torg/protocol/terms';
import { isUnread, type NumberValue } from '../unread.ts';

/** Which numbers a field takes. */
export interface NumberRange {
  min: number;
  max: number;
  /** how many at most; none if it is left out */
  decimals?: number;
}

export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; number: number }
  | { kind: 'out_of_range' }
  | { kind: 'too_precise' }
  | { kind: 'unreadable' };

/** More digits than these would not be kept exactly. */
const mostDigits = 15;

/**
 * Reads a number as people type it: `1250`, `1 250,50`, `1.250,50`, `1,250.50`, `80 %`. Before three
 * digits a point or a comma separates thousands, unless there are more than three digits before it.
 */
export function readNumber(typed: string, range: NumberRange, unit = ''): TypedNumber {
  const text = withoutUnit(typed.trim(), unit).replaceAll(/\s/g, '').replace('−', '-');
  if (text === '') return { kind: 'empty' };
  if (!/^-?\d+(([.,]\d+)*|[.,])$/.test(text)) return { kind: 'unreadable' };
  const parts = partsOf(text.replace(/[.,]$/, ''));
  if (parts === undefined) return { kind: 'unreadable' };
  const fraction = parts.fraction.replace(/0+$/, '');
  const { min, max, decimals = 0 } = range;
  if (parts.whole.replace(/^-?0*/, '').length + fraction.length > mostDigits) {
    return { kind: fraction === '' ? 'out_of_range' : 'too_precise' };
  }
  if (fraction.length > decimals) return { kind: 'too_precise' };
  const number = Number(`${parts.whole}.${fraction || 0}`);
  return number < min || number > max ? { kind: 'out_of_range' } : { kind: 'number', number };
}

const withoutUnit = (text: string, unit: string) =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length) : text;

/** Undefined where the separators fit no way to write a number. */
function partsOf(text: string): { whole: string; fraction: string } | undefined {
  const separators = text.match(/[.,]/g) ?? [];
  const groups = text.split(/[.,]/);
  const last = groups.at(-1) ?? '';
  const [first = ''] = groups;
  const differs = separators.at(-1) !== separators.at(-2);
  const isThousands = last.length === 3 && /^-?[1-9]\d{0,2}$/.test(first);
  const isFraction = separators.length === 1 ? !isThousands : separators.length > 1 && differs;
  const whole = isFraction ? groups.slice(0, -1) : groups;
  const within = separators.slice(0, whole.length - 1);
  const isGrouped = whole.slice(1).every(({ length }) => length === 3) && first !== '0';
  if (whole.length > 1 && (!isGrouped || new Set(within).size > 1)) return undefined;
  return { whole: whole.join(''), fraction: isFraction ? last : '' };
}

/** `1 250,5`, and `1 250.5` in English: a space groups in every language, so that nothing is misread. */
export function numberText(locale: Locale, number: number, unit = ''): string {
  const [whole = '', fraction] = String(number).split('.');
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ' ');
  const point = locale === 'en' ? '.' : ',';
  return (
    [grouped, fraction].filter((part) => part !== undefined).join(point) + (unit && ` ${unit}`)
  );
}

/** Whether a field takes the value as it is; nothing is fine. */
export const isFitNumber = (value: NumberValue, range: NumberRange): boolean =>
  value === null ||
  (!isUnread(value) && readNumber(numberText('nb', value), range).kind === 'number');
