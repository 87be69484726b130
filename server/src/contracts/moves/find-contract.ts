import type { ContractSide, DocumentType } from '@torg/protocol/contracts/contract-terms';
import { sql, type Selectable } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
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
  /** whom the document names in their place */
  instead_of: string | null;
  mailed_at: Date | null;
  reminded_at: Date | null;
}

export interface ViewedContract extends Omit<Selectable<ContractTable>, 'content'> {
  document_type: DocumentType;
  version: number;
  /** those who sign now, the recipient first */
  signatories: readonly ViewedSignatory[];
}

/** Moments are texts in the JSON of the database. */
type Written = Omit<ViewedSignatory, 'signed_at' | 'mailed_at' | 'reminded_at'> &
  Record<'signed_at' | 'mailed_at' | 'reminded_at', string | null>;

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const asRead = ({ signed_at, mailed_at, reminded_at, ...row }: Written): ViewedSignatory => ({
  ...row,
  signed_at: momentOf(signed_at),
  mailed_at: momentOf(mailed_at),
  reminded_at: momentOf(reminded_at),
});

/** Of contract `c`, without those whom somebody replaced. */
const signatories = sql`(select coalesce(json_agg(one order by one.side), '[]') from (
  select s.contract, s.signatory, s.side, s.status, s.name, s.email, s.signed_at,
    s.declined_because, s.mailed_at, s.reminded_at, ${accountOfSignatory} as account,
    (select first.name from contract_signatory as first where first.contract = s.contract
      and first.side = s.side and first.replaced_at is not null
      order by first.replaced_at limit 1) as instead_of
  from contract_signatory as s where s.contract = c.contract and s.replaced_at is null) as one)`;

/** A contract with all that its page shows. */
export const contractQuery = (contract: string) =>
  sql<Omit<ViewedContract, 'signatories'> & { signatories: Written[] }>`${prepared}
    select c.contract, c.kind, c.provider, c.status, c.document, c.title, c.organization,
      c.sender_organization, c.sender_name, c.recipient_name, c.recipient_country,
      c.initiator_account, c.external_id, c.provider_step, c.document_file, c.document_hash,
      c.sealed_file, c.sealed_hash, c.sealed_at, c.delivered_at, c.check_failure, c.checked_at,
      c.events, c.chain_head, c.ended_because, c.expires_at, c.completed_at, c.created_at,
      c.updated_at, d.type as document_type, d.version, ${signatories} as signatories
    from contract as c join contract_document as d on d.document = c.document
    where c.contract = ${contract}`;

export async function findContract(db: Db, contract: string): Promise<ViewedContract | undefined> {
  const { rows } = await contractQuery(contract).execute(db);
  const [row] = rows;
  return row === undefined ? undefined : { ...row, signatories: row.signatories.map(asRead) };
}
