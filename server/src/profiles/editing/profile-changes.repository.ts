import { sql, type Updateable } from 'kysely';
import type { EntryOrigin } from '@torg/protocol/profiles/profile-terms';
import { competenciesOf } from '../../competencies/competencies.queries.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ProfileTable } from '../profiles.tables.ts';

export async function updateProfiles(
  tx: Tx,
  profiles: readonly string[],
  changes: Updateable<ProfileTable>,
): Promise<void> {
  await tx.updateTable('profile').set(changes).where('profile', 'in', profiles).execute();
}

export async function replaceRegions(
  tx: Tx,
  profile: string,
  regions: readonly string[],
): Promise<void> {
  await tx.deleteFrom('profile_region').where('profile', '=', profile).execute();
  await sql`insert into profile_region (profile, region)
    select ${profile}::uuid, one.region
    from (select distinct unnest(${regions}::uuid[]) as region) as one`.execute(tx);
}

/** Where skills or roles come from that nobody typed. */
interface From {
  origin: EntryOrigin;
  origin_id: string | null;
}

/**
 * Replaces the skills or roles, in the given order, each once, with their marks. Those that were there
 * still know where they come from, unless their mark has changed.
 */
export async function replaceMarked(
  tx: Tx,
  profile: string,
  list: {
    table: 'profile_skill' | 'profile_role';
    marked: readonly { uuid: string; mark: boolean }[];
    from?: From;
  },
): Promise<void> {
  const { table, marked, from = { origin: 'typed', origin_id: null } } = list;
  const type = table === 'profile_skill' ? 'skill' : 'role';
  const mark = sql.ref(table === 'profile_skill' ? 'expert' : 'emphasize');
  const ids = marked.map(({ uuid }) => uuid);
  const marks = marked.map((one) => one.mark);
  // An id that is no skill, or no role, violates the foreign key like one that does not exist. A term
  // that was merged since the page was opened is replaced by what it was merged into; a rejected one
  // is dropped.
  await sql`with given as materialized (${competenciesOf(ids)}),
    wanted as materialized (
      select coalesce(c.merged_into, c.competency, gen_random_uuid()) as competency,
        bool_or(one.mark) as mark, min(one.place) as place
      from unnest(${ids}::uuid[], ${marks}::boolean[]) with ordinality as one (id, mark, place)
      left join given as c on c.competency = one.id and c.type = ${type}
      where c.rejected_at is null group by 1),
    gone as (delete from ${sql.table(table)} as old
      where old.profile = ${profile}::uuid
        and not exists (select from wanted where wanted.competency = old.competency))
    insert into ${sql.table(table)} as old (profile, competency, ${mark}, position, origin, origin_id)
    select ${profile}::uuid, competency, mark, place, ${from.origin}, ${from.origin_id}::uuid
    from wanted
    on conflict (profile, competency) do update
      set ${mark} = excluded.${mark}, position = excluded.position,
        origin = case when old.${mark} = excluded.${mark} then old.origin else excluded.origin end,
        origin_id = case when old.${mark} = excluded.${mark} then old.origin_id
          else excluded.origin_id end`.execute(tx);
}

/** Sets or removes the day; either way it counts as confirmed now. */
export async function setAvailabilityDay(
  tx: Tx,
  { profile, availability, now }: { profile: string; availability: string | null; now: Date },
): Promise<void> {
  const values = { availability, availability_updated: now };
  await tx
    .insertInto('profile_availability')
    .values({ profile, ...values })
    .onConflict((conflict) => conflict.column('profile').doUpdateSet(values))
    .execute();
}
