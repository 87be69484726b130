import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { MergePair } from '../../platform/merges.ts';

/** If both companies have Flowcase, links go to the one that stays; what runs ends. */
export async function moveLinks(tx: Tx, { from, to }: MergePair): Promise<void> {
  await tx.deleteFrom('flowcase_sync').where('organization', '=', from).execute();
  await sql`update flowcase_link as l set organization = ${to}
    where l.organization = ${from}
      and exists (select from flowcase_company where organization = ${to})
      and not exists (select from flowcase_link as o
        where o.organization = ${to} and o.user_id = l.user_id)`.execute(tx);
}
