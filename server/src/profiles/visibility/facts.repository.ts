import { sql, type RawBuilder } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import { pipelined } from '../../platform/database/pipelined.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { ProfileFacts } from '../profiles.policy.ts';

export interface FoundFacts extends ProfileFacts {
  name: string;
  verified: boolean;
  fast_track: boolean;
  description_revision: number;
  facts_revision: number;
  skills_revision: number;
}

/**
 * The columns of `ProfileFacts`, of profile `p` with account `x` and availability `v`. A job has no
 * account that reads.
 */
export const facts = (reader: string | null): RawBuilder<unknown> => sql`p.profile, x.organization,
  x.name, x.verified, x.deactivated_at is not null as deactivated, p.qa_status, p.active_since, p.requested_activation, v.visible_in_search,
  p.description_revision, p.facts_revision, p.skills_revision,
  coalesce(o.fast_track_new_consultants, false) as fast_track,
  exists (select from assignment_interest as i join assignment_editor as e using (assignment)
    where i.account = p.profile and e.account = ${reader}) as has_answered_reader`;

/** What the columns of `facts` are read from. */
export const factsFrom: RawBuilder<unknown> = sql`profile as p join account as x on x.account = p.profile
  join profile_availability as v on v.profile = p.profile
  left join organization as o on o.organization = x.organization`;

/** What rights in profiles depend on. */
async function findAllFacts(
  db: Db,
  profiles: readonly string[],
  reader: string | null,
): Promise<FoundFacts[]> {
  const { rows } = await sql<FoundFacts>`${prepared}
    select ${facts(reader)} from ${factsFrom}
    where p.profile = any(${idsOfAnyNumber(profiles)}) order by p.profile`.execute(db);
  return rows;
}

export const findFacts = async (
  db: Db,
  profile: string,
  reader: string,
): Promise<FoundFacts | undefined> => (await findAllFacts(db, [profile], reader))[0];

/**
 * Locks all parts of these profiles until the transaction ends. It locks the narrow rows of
 * availability, since updating those of a thousand profiles locks them anyway. One fixed order
 * prevents deadlocks.
 */
export async function lockProfiles(tx: Tx, profiles: readonly string[]): Promise<void> {
  await sql`${prepared}${pipelined}
    select from profile_availability where profile = any(${idsOfAnyNumber(profiles)})
    order by profile for no key update`.execute(tx);
}

/** Locks the profiles before reading, so that the facts stay true. */
export async function lockAllFacts(
  tx: Tx,
  profiles: readonly string[],
  reader: string | null,
): Promise<FoundFacts[]> {
  await lockProfiles(tx, profiles);
  return findAllFacts(tx, profiles, reader);
}

export const lockFacts = async (
  tx: Tx,
  profile: string,
  reader: string,
): Promise<FoundFacts | undefined> => (await lockAllFacts(tx, [profile], reader))[0];
