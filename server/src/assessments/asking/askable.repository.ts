import { sql } from 'kysely';
import { pipelined } from '../../platform/database/pipelined.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { facts, factsFrom, type ProfileFacts } from '../../profiles/profiles.queries.ts';

/** Somebody whom one wants to have assessed. */
export interface Askable extends ProfileFacts {
  /** says no to being assessed by machines */
  declined: boolean;
}

/** What rights in the profiles depend on; those that are not there are left out. */
export async function findAskable(
  db: Db,
  profiles: readonly string[],
  reader: string,
): Promise<Map<string, Askable>> {
  const { rows } = await sql<Askable>`${prepared}
    select ${facts(reader)}, exists (select from declined_ai_assessment as n
      where n.account = p.profile) as declined
    from ${factsFrom}
    where p.profile = any(${idsOfAnyNumber(profiles)})`.execute(db);
  return new Map(rows.map((row) => [row.profile, row]));
}

/**
 * Locks a need and profiles against changes until the transaction ends. Everybody locks needs before
 * profiles, and each in the order of their ids. Answers the need's name.
 */
export async function lockAssessed(
  tx: Tx,
  opportunity: string,
  profiles: readonly string[],
): Promise<{ opportunity_name: string; archived: boolean } | undefined> {
  const { rows } = await sql<{ opportunity_name: string; archived: boolean }>`${prepared}
    select opportunity_name, archived from opportunity where opportunity = ${opportunity}
    for share`.execute(tx);
  await sql`${prepared}${pipelined}
    select from profile_availability where profile = any(${idsOfAnyNumber(profiles)})
    order by profile for share`.execute(tx);
  return rows[0];
}
