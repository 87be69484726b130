import { type RawBuilder, sql } from 'kysely';
import { pipelined } from '../../platform/database/pipelined.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { ContractFacts, SignatoryFacts } from '../contracts.policy.ts';
import { rememberHead, type ChainHead } from '../signing/chain-heads.ts';

/**
 * Whoever signed or declined signed in, also after a merge of accounts; else who has the address now.
 * Needs `contract_signatory as s` in the query.
 */
export const accountOfSignatory = sql<string | null>`coalesce(
  case when s.status in ('signed', 'declined') then (select coalesce(known.merged_into, known.account)
    from account as known where known.account = s.account) end,
  (select owner.account from account as owner
    where owner.email = s.email and owner.deactivated_at is null))`;

export interface ContractRow extends ContractFacts {
  contract: string;
  title: string;
  document_hash: string | null;
  expires_at: Date | null;
  signatories: readonly (SignatoryFacts & { email: string; name: string })[];
  /** the accounts of both companies that read it */
  company_readers: readonly string[];
}

/** Of contract `c`, without those whom somebody replaced. */
const signatories = sql`(select coalesce(json_agg(one order by one.side desc), '[]') from (
  select s.contract, s.signatory, s.status, s.name, s.email, s.side, ${accountOfSignatory} as account
  from contract_signatory as s where s.contract = c.contract and s.replaced_at is null) as one)`;

/** As `mayRead` has it, besides admins and whoever signs. */
const companyReaders = sql`array(select reader.account from account as reader
  where reader.organization in (c.organization, c.sender_organization)
    and reader.deactivated_at is null
    and (reader.organization = c.organization and reader.role = 'consultant'
        and reader.is_admin_in_company
      or reader.organization = c.sender_organization and reader.role = 'consultant_buyer'))`;

/** The columns of `ContractRow`, of contract `c`. */
export const contractColumns = sql`c.contract, c.kind, c.provider, c.status, c.organization,
  c.sender_organization, c.title, c.document_hash, c.expires_at, ${signatories} as signatories,
  ${companyReaders} as company_readers`;

/** What else whoever has locked a contract reads, to add to its chain. */
export const headColumns = sql`c.events, c.chain_head`;

/** Locks contracts until the transaction ends; always before their signatories. */
export async function lockContractRows(tx: Tx, condition: RawBuilder<unknown>): Promise<void> {
  await sql`${prepared}${pipelined} select from contract where ${condition}
    order by contract for no key update`.execute(tx);
}

/** Takes the end of the chain from a row that was read after its contract was locked. */
export function withoutHead<T extends ChainHead & { contract: string }>(
  tx: Tx,
  { events, chain_head, ...row }: T,
): Omit<T, keyof ChainHead> {
  rememberHead(tx, row.contract, { events, chain_head });
  return row;
}

export async function lockContracts(tx: Tx, contracts: readonly string[]): Promise<ContractRow[]> {
  const ids = idsOfAnyNumber(contracts);
  await lockContractRows(tx, sql`contract = any(${ids})`);
  // Read after the lock is there, so that the one who waited sees what the other has written.
  const { rows } = await sql<ContractRow & ChainHead>`${prepared}
    select ${contractColumns}, ${headColumns} from contract as c
    where c.contract = any(${ids}) order by c.contract`.execute(tx);
  return rows.map((row) => withoutHead(tx, row));
}
