import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type {
  ContractProvider,
  ContractSide,
  CooperationDocumentType,
} from '@torg/protocol/contracts/contract-terms';
import { sql, type RawBuilder } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isCompliant } from '../contracts.repository.ts';
import type { SignatoryFacts } from '../contracts.policy.ts';
import { accountOfSignatory } from '../moves/lock-contracts.ts';

export interface CooperationSignatory extends SignatoryFacts {
  side: ContractSide;
  name: string;
  email: string;
  /** as the database writes it into JSON */
  signed_at: string | null;
  declined_because: string | null;
}

export interface CooperationRow {
  contract: string;
  external_id: string | null;
  provider: ContractProvider;
  status: ContractStatus;
  organization: string;
  organization_name: string;
  initiator_account: string | null;
  document: string;
  type: CooperationDocumentType;
  version: number;
  is_compliant: boolean;
  expires_at: Date | null;
  completed_at: Date | null;
  created_at: Date;
  updated_at: Date;
  recipient: CooperationSignatory;
  sender: CooperationSignatory;
}

/** Whoever signs for a side now. */
const signatoryOf = (side: ContractSide): RawBuilder<unknown> => sql`(
  select json_build_object('signatory', s.signatory, 'side', s.side, 'status', s.status,
    'name', s.name, 'email', s.email, 'signed_at', s.signed_at,
    'declined_because', s.declined_because, 'account', ${accountOfSignatory})
  from contract_signatory as s where s.contract = contract.contract
    and s.side = ${sql.lit(side)} and s.replaced_at is null)`;

/** Of `contract`, which is joined with its document and its organization. */
const columns = sql`contract.contract, contract.external_id, contract.provider, contract.status,
  contract.organization, organization.name as organization_name, contract.initiator_account,
  contract_document.document, contract_document.type, contract_document.version,
  contract.status = 'completed' and ${isCompliant} as is_compliant, contract.expires_at,
  contract.completed_at, contract.created_at, contract.updated_at,
  ${signatoryOf('recipient')} as recipient, ${signatoryOf('sender')} as sender`;

const joined = sql`join contract_document on contract_document.document = contract.document
  join organization on organization.organization = contract.organization`;

/** All cooperation contracts of an organization, newest first. */
export async function findContractsOf(db: Db, organization: string): Promise<CooperationRow[]> {
  const { rows } = await sql<CooperationRow>`${prepared} select ${columns} from contract ${joined}
    where contract.organization = ${organization} and contract.kind = 'cooperation'
    order by contract.created_at desc, contract.contract`.execute(db);
  return rows;
}

/** Some cooperation contracts, newest first: those whose ids the statement selects. */
export async function findSomeContracts(
  db: Db,
  ids: RawBuilder<unknown>,
): Promise<CooperationRow[]> {
  const { rows } = await sql<CooperationRow>`${prepared}
    with page as materialized (${ids})
    select ${columns} from page join contract using (contract) ${joined}
    order by contract.created_at desc, contract.contract`.execute(db);
  return rows;
}
