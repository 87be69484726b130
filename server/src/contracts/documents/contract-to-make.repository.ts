import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type { DocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { ContractContent } from '../contract-content.ts';

/** A contract whose PDF was not made yet. */
export interface ContractToMake {
  contract: string;
  status: ContractStatus;
  title: string;
  recipient_name: string;
  content: ContractContent;
  created_at: Date;
  type: DocumentType;
  version: number;
  text: string;
}

export async function findContractToMake(
  db: Db,
  contract: string,
): Promise<ContractToMake | undefined> {
  const { rows } = await sql<ContractToMake>`
    select c.contract, c.status, c.title, c.recipient_name, c.content, c.created_at,
      d.type, d.version, d.text
    from contract as c join contract_document as d on d.document = c.document
    where c.contract = ${contract} and c.document_file is null and c.provider <> 'uploaded'
      and c.status = 'in_progress'`.execute(db);
  return rows[0];
}

/** Where the PDF of the contract is stored by now. */
export async function findStorageKey(db: Db, contract: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contract')
    .innerJoin('file', 'file.file', 'contract.document_file')
    .select('file.storage_key')
    .where('contract', '=', contract)
    .executeTakeFirst();
  return row?.storage_key;
}

/** Whether the contract still waits for its PDF; it stays locked until the transaction ends. */
export async function lockContractToMake(tx: Tx, contract: string): Promise<boolean> {
  const { rows } = await sql`select from contract
    where contract = ${contract} and document_file is null and status = 'in_progress'
    for no key update`.execute(tx);
  return rows.length > 0;
}

export async function setDocumentFile(
  tx: Tx,
  contract: string,
  { file, hash, now }: { file: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('contract')
    .set({ document_file: file, document_hash: hash, updated_at: now })
    .where('contract', '=', contract)
    .execute();
}
