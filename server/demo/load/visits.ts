import { dice } from '../dice.ts';
import { demoBuyers, demoConsultants } from '../data/people.ts';
import { demoInterests } from '../data/threads/threads.ts';
import type { DemoAssignment } from '../data/demo.types.ts';
import { demoViews } from '../data/views.ts';
import { timesOf } from './assignment-times.ts';
import type { Moments } from './moments.ts';
import { accountId, assignmentId } from './demo-ids.ts';

interface View {
  assignment: string;
  account: string;
  at: Date;
}

const verified = demoConsultants.filter(({ status }) => status.verified).map(({ key }) => key);

/** Those who answered opened it first; the others are any who may read it. */
function viewersOf(
  row: DemoAssignment,
  count: number,
): { sentAt: ReadonlyMap<string, number>; keys: string[] } {
  const answers = demoInterests.filter(({ assignment }) => assignment === row.key);
  const sentAt = new Map(answers.map(({ sender, sentOffsetHours }) => [sender, sentOffsetHours]));
  const readers = row.invited ?? verified;
  const others = readers.filter((key) => !sentAt.has(key));
  const more = dice(`viewers of ${row.key}`).some(others, count - sentAt.size);
  return { sentAt, keys: [...sentAt.keys(), ...more] };
}

/**
 * Every viewer opens the assignment once, those who answered before they did; the other views are
 * spread over them. Most are in the days after publishing.
 */
export function viewsOf(row: DemoAssignment, moments: Moments): View[] {
  const counted = demoViews.find(({ assignment }) => assignment === row.key);
  const { published, ended } = timesOf(row, moments);
  if (counted === undefined || published === null) return [];
  const { sentAt, keys } = viewersOf(row, counted.uniqueViewers);
  const chance = dice(`views of ${row.key}`);
  const from = published.getTime();
  const to = (ended ?? moments.now).getTime();
  const between = (end: number) => new Date(from + chance.throw() ** 2 * (end - from));
  return Array.from({ length: counted.views }, (_, turn) => {
    const isFirst = turn < keys.length;
    const key = (isFirst ? keys[turn] : chance.pick(keys)) ?? '';
    const sent = sentAt.get(key);
    const end = isFirst && sent !== undefined ? moments.hours(sent).getTime() : to;
    return { assignment: assignmentId(row.key), account: accountId(key), at: between(end) };
  });
}

const days = 90;

/** Some people sign in daily, others twice a month, mostly in working hours. */
export function signIns({ now, hours }: Moments): { account: string; at: Date }[] {
  const startOfDay = -(now.getUTCHours() + now.getUTCMinutes() / 60);
  return [...verified, ...demoBuyers.map(({ key }) => key)].flatMap((key) => {
    const chance = dice(`sign-ins of ${key}`);
    const habit = 0.06 + 0.5 * chance.throw() ** 2;
    return Array.from({ length: days }, (_, ago) => ago).flatMap((ago) => {
      const at = hours(startOfDay - 24 * (ago + 1) + 6 + 10 * chance.throw());
      const isWeekend = [0, 6].includes(at.getUTCDay());
      return chance.chance(isWeekend ? habit / 6 : habit) ? [{ account: accountId(key), at }] : [];
    });
  });
}
