import type { CooperationDocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { ContractDocumentTable } from '../contracts.tables.ts';

export type DocumentRow = Selectable<ContractDocumentTable> & { signed_contracts: number };

/** The current version of a document, with the number of contracts in force on it. */
export async function findDocumentToSign(
  db: Db,
  type: CooperationDocumentType,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select d.*, d.good_until::text as good_until, (select count(*)::int from contract as c
      where c.document = d.document and c.status = 'completed') as signed_contracts
    from contract_document as d where d.type = ${type} and d.state = 'published'
    order by d.version desc limit 1`.execute(db);
  return rows[0];
}

/** The text of the newest version that the organization has signed of a document. */
export async function findLastSignedText(
  db: Db,
  organization: string,
  type: CooperationDocumentType,
): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    select d.text from contract as c join contract_document as d using (document)
    where c.organization = ${organization} and c.kind = 'cooperation' and c.status = 'completed'
      and d.type = ${type}
    order by d.version desc limit 1`.execute(db);
  return rows[0]?.text;
}
