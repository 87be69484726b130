import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export function findSealedFile(db: Db, contract: string) {
  return db
    .selectFrom('contract')
    .innerJoin('file', 'file.file', 'contract.sealed_file')
    .select(['storage_key', 'file_name', 'media_type', 'virus_check'])
    .where('contract', '=', contract)
    .executeTakeFirst();
}

/** Marks that the mail went to this person; with the last one, that everybody has it. */
export async function markDelivered(
  tx: Tx,
  { signatory, contract, now }: { signatory: string; contract: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('contract_signatory')
    .set({ delivered_at: now })
    .where('signatory', '=', signatory)
    .execute();
  await sql`update contract set delivered_at = ${now} where contract = ${contract}
    and not exists (select from contract_signatory as s where s.contract = ${contract}
      and s.replaced_at is null and s.delivered_at is null)`.execute(tx);
}
