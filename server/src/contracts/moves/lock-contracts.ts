import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { ContractFacts, SignatoryFacts } from '../contracts.policy.ts';

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
}

type Ids = readonly string[];

/** The signatories of these contracts, without those whom somebody replaced. */
async function findSignatories(db: Db, contracts: Ids) {
  const { rows } = await sql<ContractRow['signatories'][number] & { contract: string }>`
    select s.contract, s.signatory, s.status, s.name, s.email, ${accountOfSignatory} as account
    from contract_signatory as s
    where s.contract = any(${contracts}::uuid[]) and s.replaced_at is null
    order by s.side desc`.execute(db);
  return rows;
}

async function readContracts(db: Db, contracts: Ids, lock: RawBuilder<unknown>) {
  const { rows } = await sql<Omit<ContractRow, 'signatories'>>`
    select contract, kind, provider, status, organization, sender_organization, title,
      document_hash, expires_at
    from contract where contract = any(${contracts}::uuid[]) order by contract ${lock}`.execute(db);
  // Read after the lock is there, so that the one who waited sees what the other has written.
  const signatories = await findSignatories(db, contracts);
  return rows.map((row): ContractRow => ({
    ...row,
    signatories: signatories.filter(({ contract }) => contract === row.contract),
  }));
}

/** Locks contracts until the transaction ends; always before their signatories. */
export const lockContracts = (tx: Tx, contracts: Ids): Promise<ContractRow[]> =>
  readContracts(tx, contracts, sql`for no key update`);

export async function findContractRow(db: Db, contract: string): Promise<ContractRow | undefined> {
  return (await readContracts(db, [contract], sql``))[0];
}
