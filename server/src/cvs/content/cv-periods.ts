import type { Locale } from '@torg/protocol/terms';
import type { CvMonth, CvPeriod } from './cv-content.ts';
import { cvWords } from './cv-words.ts';
import { languageTags } from '../../platform/text/language-tags.ts';

interface Period {
  from_year: number | null;
  from_month: number | null;
  to_year: number | null;
  to_month: number | null;
}

/** Formats take long to make, and a CV has many months. */
const monthFormats = formatsOf({ month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayFormats = formatsOf({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function formatsOf(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const format = (locale: Locale) => new Intl.DateTimeFormat(languageTags[locale], options);
  return { nb: format('nb'), sv: format('sv'), en: format('en') };
}

/** `20. november 2026` */
export const dayText = (locale: Locale, day: string): string =>
  dayFormats[locale].format(new Date(`${day}T00:00:00Z`));

const monthOf = (year: number | null, month: number | null): CvMonth | null =>
  year === null ? null : { year, month };

/** `mars 2021`, which stays together at the end of a line; `2021` where the month is unknown. */
function monthText(locale: Locale, when: CvMonth | null): string {
  if (when === null) return '';
  if (when.month === null) return String(when.year);
  const first = new Date(Date.UTC(when.year, when.month - 1, 1));
  return monthFormats[locale].format(first).replaceAll(' ', '\u00A0');
}

/** Whole months, counting the first and the last; 0 where a month is unknown. */
function monthsIn(from: CvMonth | null, to: CvMonth | null, day: string): number {
  const end = to ?? { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
  if (from?.month == null || end.month === null) return 0;
  return Math.max(0, end.year * 12 + end.month - (from.year * 12 + from.month) + 1);
}

const units: Record<Locale, { year: [string, string]; month: [string, string] }> = {
  nb: { year: ['år', 'år'], month: ['md.', 'md.'] },
  sv: { year: ['år', 'år'], month: ['mån.', 'mån.'] },
  en: { year: ['yr', 'yrs'], month: ['mo', 'mos'] },
};

/** `3 år 8 md.` */
function durationText(locale: Locale, months: number): string {
  const unit = (count: number, [one, many]: [string, string]) =>
    count === 0 ? [] : [`${count}\u00A0${count === 1 ? one : many}`];
  const { year, month } = units[locale];
  return [...unit(Math.floor(months / 12), year), ...unit(months % 12, month)].join(' ');
}

function textOf(from: string, to: string, isOngoing: boolean, now: string): string {
  if (isOngoing) return `${from} – ${now}`;
  return from === '' || from === to ? to : `${from} – ${to}`;
}

/** The period of an entry that lasts; without an end it is ongoing. */
export function cvPeriod(locale: Locale, day: string, period: Period): CvPeriod {
  const from = monthOf(period.from_year, period.from_month);
  const to = monthOf(period.to_year, period.to_month);
  const is_ongoing = from !== null && to === null;
  const from_text = monthText(locale, from);
  const to_text = is_ongoing ? cvWords[locale].now : monthText(locale, to);
  const months = monthsIn(from, to, day);
  return {
    ...{ from, to, is_ongoing, from_text, to_text },
    text: textOf(from_text, to_text, is_ongoing, cvWords[locale].now),
    duration: durationText(locale, months),
  };
}

/** The month of something that happened once. */
export function cvMoment(locale: Locale, year: number | null, month: number | null): CvPeriod {
  const at = monthOf(year, month);
  const text = monthText(locale, at);
  const texts = { from_text: text, to_text: text, text, duration: '' };
  return { from: at, to: at, is_ongoing: false, ...texts };
}
