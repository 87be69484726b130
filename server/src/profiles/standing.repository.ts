import { sql, type RawBuilder } from 'kysely';
import { plannedOnce } from '../platform/database/planned-once.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { ProfileStanding } from './profiles.policy.ts';

export interface FoundStanding extends ProfileStanding {
  name: string;
  verified: boolean;
  fast_track: boolean;
  description_revision: number;
  facts_revision: number;
  skills_revision: number;
}

/** How the reader stands to profile `p` of account `x`. */
export const standing = (reader: string): RawBuilder<unknown> => sql`p.profile, x.organization,
  x.name, x.verified, p.qa_status, p.active_since, p.requested_activation, p.visible_in_search,
  p.description_revision, p.facts_revision, p.skills_revision,
  coalesce(o.fast_track_new_consultants, false) as fast_track,
  exists (select from assignment_interest as i join assignment_editor as e using (assignment)
    where i.account = p.profile and e.account = ${reader}) as has_answered_reader`;

const from = sql`profile as p join account as x on x.account = p.profile
  left join organization as o on o.organization = x.organization`;

/** What rights in the profile are judged by. */
export async function findStanding(
  db: Db,
  profile: string,
  reader: string,
): Promise<FoundStanding | undefined> {
  const { rows } = await sql<FoundStanding>`${plannedOnce}
    select ${standing(reader)} from ${from} where p.profile = ${profile}`.execute(db);
  return rows[0];
}

/** The same, and nobody else changes any part of the profile until the transaction ends. */
export async function lockStanding(
  tx: Tx,
  profile: string,
  reader: string,
): Promise<FoundStanding | undefined> {
  const { rows } = await sql<FoundStanding>`${plannedOnce}
    select ${standing(reader)} from ${from}
    where p.profile = ${profile} for no key update of p`.execute(tx);
  return rows[0];
}

/** Held until the transaction ends, in one order, so that two who hold many never wait in a circle. */
export async function lockProfiles(tx: Tx, profiles: readonly string[]): Promise<void> {
  await sql`select from profile where profile = any(${profiles}::uuid[])
    order by profile for no key update`.execute(tx);
}
