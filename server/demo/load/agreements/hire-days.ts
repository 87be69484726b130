import { plusDays } from '@torg/protocol/agreements/scope';
import type { DemoHire } from '../../data/hires.types.ts';
import { demoHires } from '../../data/hires.ts';
import type { Moments } from '../moments.ts';

const weekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const mondayFrom = (day: string): string => plusDays(day, (8 - weekday(day)) % 7);
export const fridayUntil = (day: string): string => plusDays(day, -((weekday(day) + 2) % 7));

/** The first of a month, on that day or after it. */
function monthFrom(day: string): string {
  return day.endsWith('-01') ? day : monthFrom(plusDays(day, 1));
}

export const endOf = ({ endOffsetDays }: DemoHire, { day }: Moments): string | null =>
  endOffsetDays === null ? null : fridayUntil(day(endOffsetDays));

/** People begin on a Monday, or where the agreement before has ended. */
export function startOf(hire: DemoHire, moments: Moments): string {
  const before = demoHires.find(({ key }) => key === hire.extends);
  const end = before === undefined ? null : endOf(before, moments);
  return end === null ? mondayFrom(moments.day(hire.startOffsetDays)) : plusDays(end, 1);
}

export const adjustmentsOf = ({ adjustments = [] }: DemoHire, { day }: Moments) =>
  adjustments.map(({ startOffsetDays, hourlyRate }) => ({
    startDate: monthFrom(day(startOffsetDays)),
    hourlyRate,
  }));

/** The day from which somebody is free whose agreement is yet to end; null: nobody has hired them. */
export function freeAfterHires(consultant: string, moments: Moments): string | null {
  const ends = demoHires
    .filter((hire) => hire.consultant === consultant && hire.contract?.status === 'completed')
    .filter(({ ended }) => ended === undefined)
    .map((hire) => endOf(hire, moments) ?? '')
    .filter((end) => end >= moments.day(0));
  const last = ends.toSorted().at(-1);
  return last === undefined ? null : plusDays(last, 1);
}
