import { languageTag } from '../../ui/text/dates.ts';
import type { ConflictValue } from './conflicts.queries.ts';

export interface ValueWords {
  locale: string;
  yes: string;
  no: string;
  /** stands for the end of what goes on */
  present: string;
  /** how well somebody speaks a language; undefined for what is no such word */
  level: (word: string) => string | undefined;
}

function monthText(locale: string, year: number | null, month: number | null): string {
  if (year === null) return '';
  if (month === null) return String(year);
  const format = new Intl.DateTimeFormat(languageTag(locale), { month: 'short', year: 'numeric' });
  return format.format(new Date(year, month - 1, 1));
}

function dayOf(locale: string, text: string): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' });
  return format.format(new Date(`${text}T12:00:00`));
}

/** One side of a conflict as people read it; empty where there is nothing. */
export function valueText(value: ConflictValue, field: string, words: ValueWords): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayOf(words.locale, value);
    return (field.endsWith('_level') && words.level(value)) || value;
  }
  const from = monthText(words.locale, value.from_year, value.from_month);
  const to = monthText(words.locale, value.to_year, value.to_month);
  if (from === '' || from === to) return from || to;
  return `${from} – ${to || words.present}`;
}
