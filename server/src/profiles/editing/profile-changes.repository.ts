import { sql, type Updateable } from 'kysely';
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

/** The skills or roles in the order given, each once, with their marks. */
export async function replaceMarked(
  tx: Tx,
  profile: string,
  kept: {
    table: 'profile_skill' | 'profile_role';
    marked: readonly { uuid: string; mark: boolean }[];
  },
): Promise<void> {
  const { table, marked } = kept;
  const type = table === 'profile_skill' ? 'skill' : 'role';
  const mark = sql.ref(table === 'profile_skill' ? 'expert' : 'emphasize');
  await tx.deleteFrom(table).where('profile', '=', profile).execute();
  const ids = marked.map(({ uuid }) => uuid);
  const marks = marked.map((one) => one.mark);
  // What is no skill, or no role, breaks the reference as what is not there at all does. For what an
  // admin has merged since the page was opened stands what it was merged into; rejected, nothing.
  await sql`with given as materialized (${competenciesOf(ids)})
    insert into ${sql.table(table)} (profile, competency, ${mark}, position)
    select ${profile}::uuid, coalesce(c.merged_into, c.competency, gen_random_uuid()),
      bool_or(one.mark), min(one.place)
    from unnest(${ids}::uuid[], ${marks}::boolean[]) with ordinality as one (id, mark, place)
    left join given as c on c.competency = one.id and c.type = ${type}
    where c.rejected_at is null group by 2
    on conflict do nothing`.execute(tx);
}

/** Sets the day, or takes it away; either way it was confirmed now. */
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
