import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

interface MoreOfCard {
  cvpartner_sync_enabled: boolean;
  consultant_company_name: string | null;
  /** whether the reader takes part in the conversation */
  in_thread: boolean;
}

/** What the detail shows of somebody beyond the card. */
export async function findMoreOfCard(
  db: Db,
  profile: string,
  { thread, reader }: { thread: string | null; reader: string },
): Promise<MoreOfCard | undefined> {
  const { rows } = await sql<MoreOfCard>`${prepared}
    select p.cvpartner_sync_enabled, o.name as consultant_company_name,
      exists (select from thread_participant as t
        where t.thread = ${thread} and t.account = ${reader}) as in_thread
    from profile as p join account as x on x.account = p.profile
    left join organization as o on o.organization = x.organization
    where p.profile = ${profile}`.execute(db);
  return rows[0];
}
