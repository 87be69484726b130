import { matchesOf, words, type PatternMatch } from '../text/matches-of.ts';
import type { Stretch } from '../found.ts';
import {
  dayAfter,
  lastOfMonth,
  makeDay,
  mondayOf,
  nextWeekday,
  nextYear,
  sundayAfter,
} from './calendar.ts';
import { anyMonth, longMonth, monthNumber, shortMonth } from './month-names.ts';
import { anyWeekday, weekdayNumber } from './weekday-names.ts';

/** Words that name a day, a week, a month, a quarter or a year: its first and its last day. */
export interface FoundDays extends Stretch {
  first: string;
  last: string;
}

type Reader = (
  groups: PatternMatch['groups'],
  today: string,
) => Omit<FoundDays, keyof Stretch> | undefined;

const year = String.raw`(?<year>20\d\d)`;
const number = (text: string | undefined): number => Number(text ?? Number.NaN);

function oneDay(groups: PatternMatch['groups'], today: string, month: number) {
  const make = (one: number) => makeDay(one, month, number(groups['day']));
  const written = groups['year'];
  const full =
    written === undefined ? undefined : Number(written.length === 2 ? `20${written}` : written);
  const day = make(full ?? nextYear(today, make));
  return day === undefined ? undefined : { first: day, last: day };
}

function wholeMonths(from: number, to: number, written: string | undefined, today: string) {
  const one =
    written === undefined ? nextYear(today, (in_) => lastOfMonth(in_, to)) : Number(written);
  const first = makeDay(one, from, 1);
  return first === undefined ? undefined : { first, last: lastOfMonth(one, to) };
}

const quarterWords: Record<string, number> = {
  første: 1,
  första: 1,
  andre: 2,
  andra: 2,
  tredje: 3,
  fjerde: 4,
  fjärde: 4,
};

const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    words(String.raw`${year}-(?<month>\d\d)-(?<day>\d\d)`),
    (groups, today) => oneDay(groups, today, number(groups['month'])),
  ],
  [
    words(
      String.raw`(?<day>\d{1,2})[./](?<month>\d{1,2})(?:[./](?<year>20\d\d|\d\d)|[ ]?-[ ]?(?<after>20\d\d))`,
    ),
    (groups, today) =>
      oneDay(
        { ...groups, year: groups['year'] ?? groups['after'] },
        today,
        number(groups['month']),
      ),
  ],
  // Without a year it may be a version or a chapter, unless a word says otherwise.
  [
    words(
      String.raw`(?<=(?:t\.?o\.?m\.?|fr\.?o\.?m\.?|frist|innen|inom|fra|från|from|starte?r?|oppstart|til|till|senast|senest|before|by|den|slutt?|ledig|lediga|tilgjengelig|tillgänglig|available|starta|startar|börjar?|begynner?|begins?|slutter|slutar|ends|uppstart|(?:mon|tues|wednes|thurs|fri)day,?|(?:man|tirs|ons|tors|fre|lør|søn|mån|tis|lör|sön)dag(?:en)?)#?:?#?)(?<day>\d{1,2})[./](?<month>\d{1,2})(?![.,]?\d)|(?<=\d/1?\d#?[–-]#?)(?<endDay>\d{1,2})/(?<endMonth>\d{1,2})(?!/?\d)|(?<firstDay>\d{1,2})/(?<firstMonth>\d{1,2})(?=(?:#?[–-]#?|#(?:t\.?o\.?m\.?|till?|to)#)\d{1,2}/1?\d(?!/?\d))`,
    ),
    (groups, today) => {
      const day = groups['day'] ?? groups['endDay'] ?? groups['firstDay'];
      const month = groups['month'] ?? groups['endMonth'] ?? groups['firstMonth'];
      return oneDay({ day }, today, number(month));
    },
  ],
  [
    words(
      String.raw`(?:den#)?(?<day>\d{1,2})(?:\.|st|nd|rd|th|:?e)?(?:#of)?#(?<name>${anyMonth})\.?(?:,?#${year})?`,
    ),
    (groups, today) => oneDay(groups, today, monthNumber(groups['name'] ?? '')),
  ],
  [
    words(
      String.raw`(?<name>${anyMonth})(?:\.(?<=\b\p{L}{3,4}\.))?#(?<day>\d{1,2})(?:st|nd|rd|th)?(?![ \u00a0]\d{3}|#?(?:kr|NOK|SEK|%))(?:,?#${year})?`,
    ),
    (groups, today) => oneDay(groups, today, monthNumber(groups['name'] ?? '')),
  ],
  [
    words(
      String.raw`(?:medio#|mid[ -]|(?:midten|mitten|the#middle)#(?:av|i|of)#)(?<name>${longMonth})(?:#${year})?`,
    ),
    (groups, today) => oneDay({ ...groups, day: '15' }, today, monthNumber(groups['name'] ?? '')),
  ],
  [
    words(String.raw`(?<name>${anyMonth})#${year}|(?<alone>${longMonth})`),
    (groups, today) => {
      const month = monthNumber(groups['name'] ?? groups['alone'] ?? '');
      return wholeMonths(month, month, groups['year'], today);
    },
  ],
  [
    words(
      String.raw`(?<=(?:from|fra|från|until|til|till|starting|oppstart|start)#)(?<name>${shortMonth})\.?`,
    ),
    (groups, today) => {
      const month = monthNumber(groups['name'] ?? '');
      return wholeMonths(month, month, undefined, today);
    },
  ],
  [
    words(
      String.raw`(?:Q|kvartal#|kv\.?#?)(?<quarter>[1-4])(?:#${year})?|(?<before>[1-4]|første|första|andre|andra|tredje|fjerde|fjärde)\.?#kvartal(?:et)?`,
    ),
    (groups, today) => {
      const said = groups['quarter'] ?? groups['before'] ?? '';
      const quarter = quarterWords[said.toLowerCase()] ?? Number(said);
      return wholeMonths(3 * quarter - 2, 3 * quarter, groups['year'], today);
    },
  ],
  [
    words(String.raw`(?:v\.#?|v#|uke#|veke#|vecka#|week#)(?<week>[1-5]?\d)(?:#${year})?`),
    ({ week, year: written }, today) => {
      const sunday = (one: number) => sundayAfter(mondayOf(one, number(week)));
      const one = written === undefined ? nextYear(today, sunday) : Number(written);
      return { first: mondayOf(one, number(week)), last: sunday(one) };
    },
  ],
  [
    words(String.raw`(?:slutten|utgangen|slutet|utgången|the#end|end)#(?:av|of)#${year}`),
    ({ year: written }) => ({ first: `${written}-12-31`, last: `${written}-12-31` }),
  ],
  [
    words(
      String.raw`(?<=(?:innen|inom|senest|senast|før|före|innan|by|before|fra|från|from|frist|deadline)#?:?#(?:om#|nå#|nu#|this#|(?<next>på|neste|nästa|next)#)?)(?<weekday>${anyWeekday})(?!,?#(?:den#)?\d)`,
    ),
    ({ weekday, next }, today) => {
      // Nobody says "on Monday" of the Monday that it is.
      const from = next === undefined ? today : dayAfter(today);
      const day = nextWeekday(from, weekdayNumber(weekday ?? ''));
      return { first: day, last: day };
    },
  ],
  [
    words(
      '(?:over|etter|efter|after|fra|från|from|ved|vid)#(?:the#)?(?:nyttår|nyår|årsskiftet|new#year)',
    ),
    (_, today) => wholeMonths(1, 1, undefined, today),
  ],
];

/** "May I" and "we march" are no months; the other names are hardly ever anything else. */
const isMonth = ({ text, groups }: PatternMatch): boolean =>
  !/^(?:may|march)$/i.test(groups['alone'] ?? '') || /^(?:May|March)$/.test(text);

/** All days that a text names, in order; the longest where two overlap. */
export function findDays(text: string, today: string): FoundDays[] {
  const found = readers.flatMap(([pattern, read]) =>
    matchesOf(text, pattern).flatMap((match) => {
      const days = isMonth(match) ? read(match.groups, today) : undefined;
      return days ? [{ start: match.start, end: match.end, ...days }] : [];
    }),
  );
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}
