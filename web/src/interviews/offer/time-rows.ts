import { limits } from '@torg/protocol/limits';
import { momentAt, wallTime } from '../market-time.ts';
import { readIn, type DayValue } from '../../ui/field/unread.ts';
import { readClock } from './typed-clock.ts';

/** A time as it stands in the fields. */
export interface TimeRow {
  /** for React, since a row may be removed from between others */
  key: number;
  day: DayValue;
  clock: string;
  minutes: number;
}

export interface Time {
  starts_at: string;
  minutes: number;
}

/** What is wrong with a row, at the field that it is about. */
export type TimeProblem =
  | 'no_day'
  | 'no_clock'
  | 'left_out'
  | 'is_past'
  | 'too_far_ahead'
  | 'overlaps';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Reads one row; a string is its problem. */
function readRow({ day, clock, minutes }: TimeRow, zone: string, now: Date): Time | TimeProblem {
  const named = readIn(day);
  const hour = readClock(clock);
  if (named === null) return 'no_day';
  if (hour === null) return 'no_clock';
  const starts_at = momentAt(zone, { day: named, clock: hour });
  if (starts_at === null) return 'left_out';
  const ahead = Date.parse(starts_at) - now.getTime();
  if (ahead <= 0) return 'is_past';
  return ahead > limits.interview.daysAhead * dayMs ? 'too_far_ahead' : { starts_at, minutes };
}

const endOf = ({ starts_at, minutes }: Time): number => Date.parse(starts_at) + minutes * minuteMs;

const overlap = (one: Time, other: Time): boolean =>
  Date.parse(one.starts_at) < endOf(other) && Date.parse(other.starts_at) < endOf(one);

/** The times of all rows, and what is wrong with each; the same rules as the server's. */
export function readRows(rows: readonly TimeRow[], zone: string, now: Date) {
  const read = rows.map((row) => readRow(row, zone, now));
  const times: Time[] = [];
  const problems = read.map((time): TimeProblem | undefined => {
    if (typeof time === 'string') return time;
    const isFree = !times.some((before) => overlap(before, time));
    times.push(time);
    return isFree ? undefined : 'overlaps';
  });
  return { times, problems, isRight: problems.every((problem) => problem === undefined) };
}

export const rowOf = (time: Time, zone: string, key: number): TimeRow => ({
  ...wallTime(zone, time.starts_at),
  ...{ key, minutes: time.minutes },
});

/** A row after the others: the same hour, the next day that is no weekend. */
export function nextRow(rows: readonly TimeRow[]): TimeRow {
  const last = rows.at(-1);
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  if (last === undefined) return { key, day: null, clock: '', minutes: 45 };
  const named = readIn(last.day);
  return { ...last, key, day: named === null ? null : nextWorkday(named) };
}

function nextWorkday(day: string): string {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + dayMs);
  const weekday = next.getUTCDay();
  const text = next.toISOString().slice(0, 10);
  return weekday === 0 || weekday === 6 ? nextWorkday(text) : text;
}
