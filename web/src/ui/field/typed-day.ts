import type { Locale } from '@torg/protocol/terms';

export type TypedDay =
  | { kind: 'empty' }
  | { kind: 'day'; day: string }
  /** it can be read as several days that exist */
  | { kind: 'ambiguous'; days: readonly string[] }
  /** such as the 31st of February */
  | { kind: 'no_such_day' }
  | { kind: 'unreadable' };

interface Setting {
  /** a day, `2026-11-20`; a day without a year is the next one from here on */
  today: string;
  locale: Locale;
}

interface Reading {
  day: number;
  /** from 1 */
  month: number;
  year?: number;
}

/** In bokmål, Swedish and English, whatever language the page is in. */
const monthNames = [
  ['januar', 'januari', 'january'],
  ['februar', 'februari', 'february'],
  ['mars', 'march'],
  ['april'],
  ['mai', 'maj', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august', 'augusti'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['desember', 'december'],
];

/** Reads a day as people type it: `15.01.2027`, `15.1`, `15 jan`, `January 15, 2027`, `2027-01-15`. */
export function readDay(typed: string, setting: Setting): TypedDay {
  const text = typed.trim().toLowerCase();
  if (text === '') return { kind: 'empty' };
  const readings = readingsOf(text, setting.locale);
  if (readings.length === 0) return { kind: 'unreadable' };
  const days = readings.map((reading) => dayOf(reading, setting.today));
  const existing = [...new Set(days.filter((day) => day !== undefined))];
  const [first] = existing;
  if (first === undefined) return { kind: 'no_such_day' };
  return existing.length === 1
    ? { kind: 'day', day: first }
    : { kind: 'ambiguous', days: existing };
}

function readingsOf(text: string, locale: Locale): Reading[] {
  const word = /\p{Letter}+/u.exec(text)?.[0];
  if (word !== undefined) return withMonthName(text, word);
  if (/^\d{8}$/.test(text)) return unseparated(text);
  if (!/^\d+([./\s-]+\d+){1,2}\.?$/.test(text)) return [];
  const parts = text.match(/\d+/g) ?? [];
  const [first = '', second = '', third] = parts;
  if (first.length === 4) {
    return third ? [{ year: Number(first), month: +second, day: +third }] : [];
  }
  if (first.length > 2 || second.length > 2) return [];
  const year = yearOf(third);
  if (year === null) return [];
  const dayFirst = { day: Number(first), month: Number(second), year };
  // In English a slash separates the parts in either order.
  if (!text.includes('/') || locale !== 'en') return [dayFirst];
  return [dayFirst, { day: Number(second), month: Number(first), year }];
}

function withMonthName(text: string, word: string): Reading[] {
  const fits = monthNames.flatMap((names, place) =>
    names.some((name) => name.startsWith(word)) ? [place + 1] : [],
  );
  const matched = text.replace(word, ' ').match(/^\s*(\d+)?[\s.,-]*(\d+)?[\s.,-]*(\d+)?\s*$/);
  const numbers = (matched ?? []).slice(1).filter((part) => part !== undefined);
  const [day = '', yearText, more] = numbers;
  const year = yearOf(yearText);
  if (!/^\d{1,2}$/.test(day) || more !== undefined || year === null) return [];
  return fits.map((month) => ({ day: Number(day), month, year }));
}

function unseparated(text: string): Reading[] {
  const at = (from: number, to: number) => Number(text.slice(from, to));
  const readings = [
    { year: at(0, 4), month: at(4, 6), day: at(6, 8) },
    { day: at(0, 2), month: at(2, 4), year: at(4, 8) },
  ];
  return readings.filter(({ year }) => year >= 1900 && year < 2100);
}

/** `27` is 2027; null where the text is no year. */
function yearOf(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined;
  if (text.length === 2) return 2000 + Number(text);
  return text.length === 4 && Number(text) > 0 ? Number(text) : null;
}

/** Undefined where the calendar has no such day. */
function dayOf({ day, month, year }: Reading, today: string): string | undefined {
  if (year !== undefined) return inCalendar(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  // The next 29th of February may be years away.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const found = inCalendar(thisYear + ahead, month, day);
    if (found !== undefined && found >= today) return found;
  }
  return undefined;
}

function inCalendar(year: number, month: number, day: number): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}
