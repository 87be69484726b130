import type { ContractSide, DocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { SignatoryFacts } from '../contracts.policy.ts';
import type { ContractTable } from '../contracts.tables.ts';
import { accountOfSignatory } from './lock-contracts.ts';

export interface ViewedSignatory extends SignatoryFacts {
  contract: string;
  side: ContractSide;
  name: string;
  email: string;
  signed_at: Date | null;
  declined_because: string | null;
  mailed_at: Date | null;
  reminded_at: Date | null;
}

export interface ViewedContract extends Omit<Selectable<ContractTable>, 'content'> {
  document_type: DocumentType;
  version: number;
  /** those who sign now, the recipient first */
  signatories: readonly ViewedSignatory[];
}

/** The signatories of these contracts, without those whom somebody replaced; the recipient first. */
export async function findSignatoriesOf(
  db: Db,
  contracts: readonly string[],
): Promise<ViewedSignatory[]> {
  const { rows } = await sql<ViewedSignatory>`
    select s.contract, s.signatory, s.side, s.status, s.name, s.email, s.signed_at,
      s.declined_because, s.mailed_at, s.reminded_at, ${accountOfSignatory} as account
    from contract_signatory as s
    where s.contract = any(${contracts}::uuid[]) and s.replaced_at is null
    order by s.contract, s.side`.execute(db);
  return rows;
}

/** A contract with all that its page shows. */
export async function findContract(db: Db, contract: string): Promise<ViewedContract | undefined> {
  const { rows } = await sql<Omit<ViewedContract, 'signatories'>>`
    select c.contract, c.kind, c.provider, c.status, c.document, c.title, c.organization,
      c.sender_organization, c.sender_name, c.recipient_name, c.recipient_country,
      c.initiator_account, c.external_id, c.provider_step, c.document_file, c.document_hash,
      c.sealed_file, c.sealed_hash, c.sealed_at, c.delivered_at, c.check_failure, c.checked_at,
      c.events, c.chain_head, c.ended_because, c.expires_at, c.completed_at, c.created_at,
      c.updated_at, d.type as document_type, d.version
    from contract as c join contract_document as d on d.document = c.document
    where c.contract = ${contract}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return { ...row, signatories: await findSignatoriesOf(db, [contract]) };
}
