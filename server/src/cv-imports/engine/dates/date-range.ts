import { findPoints, monthOnly, type DatePoint, type FoundPoint } from './date-point.ts';

export interface DateRange {
  from: DatePoint | null;
  /** null if only one date is named, or if it goes on */
  to: DatePoint | null;
  isOpen: boolean;
  start: number;
  end: number;
}

export const openEnd =
  'nåværende|nuværende|nuvarande|noverande|nåtid|nutid|tills nu|nå|no|nu|d\\.?\\s?d\\.?|dags dato|i dag|idag|dato|p\\.?t\\.?|present|presently|now|today|current|currently|ongoing|pågående|pågår|løpende|fortsatt|tills vidare|vidare|nuvarande|heute|aktuell|nykyinen|nyt|jatkuu|→|\\.{3}|…';
const to = '(?:–|—|-|−|‐|‑|‒|~|→|>|til og med|t\\.?o\\.?m\\.?|till|til|to|until|bis|–>|->)';
const since =
  /(?:siden|sidan|sedan|since|fra og med|från och med|frå og med|f\.?o\.?m\.?|fra|frå|från|from|seit|ab|alkaen)\s*:?\s*$/iu;
const joins = new RegExp(`^[.,]?\\s*${to}\\s*$`, 'iu');
/** A font without a dash leaves two months beside each other, as `Sep. 2023 Mar. 2024`. */
function areBeside(text: string, first: FoundPoint, next: FoundPoint): boolean {
  const isAll = first.start === 0 && next.end === text.trimEnd().length;
  const haveMonths = first.point.month !== null && next.point.month !== null;
  return isAll && haveMonths && text.slice(first.end, next.start).trim() === '';
}
const schoolYear = /^\s?\/\s?$/u;

/** `2019/2020`, as a school counts its years. */
function isSchoolYear(text: string, first: FoundPoint, next: FoundPoint): boolean {
  const [from, until] = [first.point, next.point];
  const areYears = from.month === null && until.month === null;
  const isBetween = schoolYear.test(text.slice(first.end, next.start));
  return areYears && isBetween && Number(until.year) - Number(from.year) === 1;
}

/** A timeline may say the end first, as `nå – 2019`. */
const openBefore = new RegExp(`(?<![\\p{L}\\d.])(?:${openEnd})\\s*${to}\\s*$`, 'iu');
const opens = new RegExp(`^[.,]?\\s*${to}?\\s*(?:${openEnd})(?![\\p{L}\\d])`, 'iu');
const dangles = new RegExp(`^\\s*(?:–|—|-|−|→)\\s*(?=$|\\(|\\t|·|\\|)`, 'u');
const shortYear = /^\s?[-–—/]\s?(\d{2})(?![\d.])/u;
const monthBefore = /([\p{L}]{3,9}\.?)\s*(?:–|—|-|til|to|till)\s*$/iu;

function withShortEnd(text: string, first: FoundPoint): DateRange | null {
  const match = shortYear.exec(text.slice(first.end));
  const { year, month } = first.point;
  if (!match || year === null || month !== null) return null;
  const sameCentury = Math.floor(year / 100) * 100 + Number(match[1]);
  const last = sameCentury < year && year < 2000 ? sameCentury + 100 : sameCentury;
  if (last < year || last > year + 40) return null;
  const end = first.end + match[0].length;
  return {
    from: first.point,
    to: { year: last, month: null },
    isOpen: false,
    start: first.start,
    end,
  };
}

function withOpenEnd(text: string, first: FoundPoint): DateRange | null {
  const rest = text.slice(first.end);
  const match = opens.exec(rest) ?? dangles.exec(rest);
  if (match === null || match[0].trim() === '') return null;
  const end = first.end + match[0].length;
  return { from: first.point, to: null, isOpen: true, start: first.start, end };
}

function alone(text: string, first: FoundPoint): DateRange {
  const { point, start, end } = first;
  const before = text.slice(0, start);
  const sinceWord = since.exec(before);
  if (sinceWord) return { from: point, to: null, isOpen: true, start: sinceWord.index, end };
  const openWord = openBefore.exec(before);
  if (openWord) return { from: point, to: null, isOpen: true, start: openWord.index, end };
  const month = monthBefore.exec(before);
  const from = month && monthOnly(month[1] ?? '');
  if (month && from) {
    return {
      from: { year: point.year, month: from.month },
      to: point,
      isOpen: false,
      start: month.index,
      end,
    };
  }
  return { from: point, to: null, isOpen: false, start, end };
}

const stamp = ({ year, month }: DatePoint): number => (year ?? 0) * 12 + (month ?? 1);

/** A font without a dash leaves two years in one, as `20172019`. */
function inOne(text: string): DateRange | null {
  const [all, from, until] = /^\s*((?:19|20)\d{2})((?:19|20)\d{2})\s*$/.exec(text) ?? [];
  if (all === undefined || Number(until) < Number(from)) return null;
  const year = (named: string | undefined) => ({ year: Number(named), month: null });
  return { from: year(from), to: year(until), isOpen: false, start: 0, end: text.length };
}

/** All periods in a text: two dates that a dash or a word joins, an open end, or a single date. */
export function findRanges(text: string): DateRange[] {
  const glued = inOne(text);
  if (glued !== null) return [glued];
  const points = findPoints(text);
  const ranges: DateRange[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const first = points[at] as FoundPoint;
    const next = points[at + 1];
    const isJoined =
      next !== undefined &&
      (joins.test(text.slice(first.end, next.start)) ||
        areBeside(text, first, next) ||
        isSchoolYear(text, first, next));
    if (isJoined) {
      const [from, until] =
        stamp(first.point) <= stamp(next.point) || next.point.month === null
          ? [first.point, next.point]
          : [next.point, first.point];
      ranges.push({ from, to: until, isOpen: false, start: first.start, end: next.end });
      at += 1;
    } else {
      ranges.push(withOpenEnd(text, first) ?? withShortEnd(text, first) ?? alone(text, first));
    }
  }
  return ranges;
}
