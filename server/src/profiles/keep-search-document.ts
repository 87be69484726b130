import { sql } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';

/**
 * Makes the profiles' search documents anew. Whoever changes a profile, its competencies, regions
 * or visibility calls this in the same transaction.
 */
export async function keepSearchDocuments(tx: Tx, profiles: readonly string[]): Promise<void> {
  await sql`
    insert into profile_search (profile, visible, remote_work_ok, roles, skills, regions)
    select p.profile, p.visible_in_search, p.remote_work_ok,
      array(select competency from profile_role r where r.profile = p.profile),
      array(select competency from profile_skill s where s.profile = p.profile),
      array(select region from profile_region g where g.profile = p.profile)
    from profile p where p.profile = any(${profiles}::uuid[])
    on conflict (profile) do update set
      visible = excluded.visible, remote_work_ok = excluded.remote_work_ok,
      roles = excluded.roles, skills = excluded.skills, regions = excluded.regions
  `.execute(tx);
}
