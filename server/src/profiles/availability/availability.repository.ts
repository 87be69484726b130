import { sql } from 'kysely';
import type { Locale } from '@torg/protocol/terms';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface AvailabilityRow {
  profile: string;
  /** a day */
  availability: string | null;
}

export type AvailabilityChoice = 'available' | 'not_available' | 'confirmed';

export const availabilityChoice = (isAvailable: boolean): AvailabilityChoice =>
  isAvailable ? 'available' : 'not_available';

/**
 * Sets or confirms many in one statement, and returns the changed rows; profiles that do not exist
 * or belong to another organization are skipped. Available means from today, unless an earlier day
 * is set. One fixed order prevents deadlocks between calls for the same consultants.
 */
export async function changeAvailability(
  tx: Tx,
  choices: readonly { profile: string; choice: AvailabilityChoice }[],
  { now, today, of }: { now: Date; today: string; of: 'all' | { organization: string } },
): Promise<AvailabilityRow[]> {
  const profiles = choices.map(({ profile }) => profile);
  const days = choices.map(({ choice }) => (choice === 'available' ? today : null));
  const confirmed = choices.flatMap(({ profile, choice }) =>
    choice === 'confirmed' ? [profile] : [],
  );
  const ofThem =
    of === 'all'
      ? sql``
      : sql`join account as x on x.account = p.profile and x.organization = ${of.organization}`;
  const { rows } = await sql<AvailabilityRow>`${prepared}
    insert into profile_availability as v (profile, availability, availability_updated)
    select one.profile, one.day, ${now}::timestamptz
    from unnest(${idsOfAnyNumber(profiles)}, ${days}::date[]) as one (profile, day)
    join profile as p using (profile) ${ofThem}
    order by one.profile
    on conflict (profile) do update set availability_updated = excluded.availability_updated,
      availability = case
        when v.profile = any(${idsOfAnyNumber(confirmed)}) then v.availability
        when excluded.availability is not null then least(v.availability, excluded.availability)
      end
    returning profile, availability`.execute(tx);
  return rows;
}

export interface ReminderRow {
  account: string;
  email: string;
  name: string;
  locale: Locale;
  availability: string | null;
}

/** Claims active consultants who have neither confirmed nor been reminded since that moment. */
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
