import type { CooperationDocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface ContractInProgress {
  contract: string;
  status: 'in_progress';
  expires_at: Date | null;
}

const inProgress = (organization: string) => sql<ContractInProgress>`
  select contract, status, expires_at from contract
  where organization = ${organization} and kind = 'cooperation' and status = 'in_progress'`;

/** The cooperation contract of the organization that waits for signatures, or that its job has yet to end. */
export async function findInProgress(
  db: Db,
  organization: string,
): Promise<ContractInProgress | undefined> {
  return (await inProgress(organization).execute(db)).rows[0];
}

/** The same, locked, so that it is not completed before the caller's transaction ends. */
export async function lockInProgress(
  tx: Tx,
  organization: string,
): Promise<ContractInProgress | undefined> {
  const { rows } = await sql<ContractInProgress>`
    ${inProgress(organization)} for no key update`.execute(tx);
  return rows[0];
}

export async function hasSigned(tx: Tx, organization: string, document: string): Promise<boolean> {
  const { rows } = await sql`select from contract
    where organization = ${organization} and kind = 'cooperation' and status = 'completed'
      and document = ${document} limit 1`.execute(tx);
  return rows.length > 0;
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
