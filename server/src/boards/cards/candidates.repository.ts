import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';

export interface Candidate {
  name: string;
  organization: string | null;
  visible_in_search: boolean;
  has_interest: boolean;
}

/** Somebody with a profile, as putting them on a board checks it. */
export async function findCandidate(
  tx: Tx,
  profile: string,
  { assignment }: { assignment: string | null },
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`${prepared}
    select x.name, x.organization, v.visible_in_search,
      exists (select from assignment_interest as i
        where i.assignment = ${assignment} and i.account = p.profile) as has_interest
    from profile as p join account as x on x.account = p.profile
    join profile_availability as v on v.profile = p.profile
    where p.profile = ${profile}`.execute(tx);
  return rows[0];
}
