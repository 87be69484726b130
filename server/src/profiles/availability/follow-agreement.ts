import { sql } from 'kysely';
import type { ChangeContext } from '../../platform/handler.ts';

type Context = Pick<ChangeContext, 'db' | 'emit'> & { now: Date };

/** A consultant who is hired is free from this day on at the earliest. */
export async function becomeFreeFrom(
  { db, emit, now }: Context,
  { profile, day }: { profile: string; day: string },
): Promise<void> {
  const { rows } = await sql`
    update profile_availability set availability = ${day}::date, availability_updated = ${now}
    where profile = ${profile} and coalesce(availability < ${day}::date, true)
    returning profile`.execute(db);
  if (rows.length > 0) await emit('edit_profile', { profile, section: 'availability' });
}

/** An agreement ends on another day: the availability follows, unless somebody has set it since. */
export async function becomeFreeInstead(
  { db, emit, now }: Context,
  { profile, before, after }: { profile: string; before: string; after: string },
): Promise<void> {
  const { rows } = await sql`
    update profile_availability set availability = ${after}::date, availability_updated = ${now}
    where profile = ${profile} and availability = ${before}::date
    returning profile`.execute(db);
  if (rows.length > 0) await emit('edit_profile', { profile, section: 'availability' });
}
