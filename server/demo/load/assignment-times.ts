import { dice } from '../dice.ts';
import type { DemoAssignment } from '../data/demo.types.ts';
import type { Moments } from './moments.ts';

/** Not everything happened at the hour of loading: times are earlier by up to this much. */
const spreadHours = 5;

export interface AssignmentTimes {
  created: Date;
  published: Date | null;
  /** when it was unpublished or closed */
  ended: Date | null;
  /** when it was last changed */
  updated: Date;
}

export function timesOf(row: DemoAssignment, { hours }: Moments): AssignmentTimes {
  const earlier = dice(`hour of ${row.key}`).throw() * spreadHours;
  const at = (days: number | undefined) => (days === undefined ? null : hours(24 * days - earlier));
  const created = hours(24 * row.createdOffsetDays - earlier);
  const published = at(row.publishedOffsetDays);
  const ended =
    row.unpublishedOffsetDays === undefined ? null : hours(24 * row.unpublishedOffsetDays);
  return { created, published, ended, updated: ended ?? published ?? created };
}
