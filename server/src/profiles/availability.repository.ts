import { sql } from 'kysely';
import type { Locale } from '@torg/protocol/terms';
import type { Db, Tx } from '../platform/database/tables.ts';

export interface AvailabilityRow {
  profile: string;
  availability: string | null;
  availability_updated: Date;
}

export type AvailabilityWish = 'available' | 'not_available' | 'confirmed';

/**
 * Sets or confirms many in one statement. Available means from today, unless an earlier day stands;
 * whichever way, it was confirmed now. Locked in one order, so that two who name the same consultants
 * never wait for each other in a circle.
 */
export async function changeAvailability(
  tx: Tx,
  wishes: readonly { profile: string; wish: AvailabilityWish }[],
  { now, today }: { now: Date; today: string },
): Promise<AvailabilityRow[]> {
  const inOrder = wishes.toSorted((a, b) => (a.profile < b.profile ? -1 : 1));
  const profiles = inOrder.map(({ profile }) => profile);
  const days = inOrder.map(({ wish }) => (wish === 'available' ? today : null));
  const confirmed = inOrder.flatMap(({ profile, wish }) => (wish === 'confirmed' ? [profile] : []));
  const { rows } = await sql<AvailabilityRow>`
    insert into profile_availability as v (profile, availability, availability_updated)
    select one.profile, one.day, ${now}::timestamptz
    from unnest(${profiles}::uuid[], ${days}::date[]) as one (profile, day)
    on conflict (profile) do update set availability_updated = excluded.availability_updated,
      availability = case
        when v.profile = any(${confirmed}::uuid[]) then v.availability
        when excluded.availability is not null then least(v.availability, excluded.availability)
      end
    returning profile, availability, availability_updated`.execute(tx);
  return rows;
}

/** Of these profiles, those of the organization; of all, for somebody who may change any. */
export async function findChangeable(
  db: Db,
  profiles: readonly string[],
  organization: string | null,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('profile')
    .innerJoin('account', 'account.account', 'profile.profile')
    .select('profile')
    .where('profile', 'in', profiles)
    .$if(organization !== null, (query) => query.where('account.organization', '=', organization))
    .execute();
  return new Set(rows.map(({ profile }) => profile));
}

export interface ReminderRow {
  account: string;
  email: string;
  name: string;
  locale: Locale;
  availability: string | null;
}

/** Claims active consultants who have confirmed nothing, and been asked nothing, since that moment. */
export async function claimReminders(
  tx: Tx,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ profile: string }>`
    insert into availability_reminder as r (profile, mailed_at)
    select p.profile, ${now} from profile as p
    join account as x on x.account = p.profile
    join profile_availability as v using (profile)
    left join availability_reminder as last using (profile)
    where p.active_since is not null and x.verified and v.availability_updated < ${before}
      and coalesce(last.mailed_at, '-infinity') < ${before}
    order by v.availability_updated, p.profile limit ${limit}
    on conflict (profile) do update set mailed_at = excluded.mailed_at
      where r.mailed_at < ${before}
    returning profile`.execute(tx);
  return rows.map(({ profile }) => profile);
}

export async function findReminder(db: Db, profile: string): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('account as x')
    .innerJoin('profile_availability as v', 'v.profile', 'x.account')
    .select(['x.account', 'x.email', 'x.name', 'x.locale', 'v.availability'])
    .where('x.account', '=', profile)
    .executeTakeFirst();
}
