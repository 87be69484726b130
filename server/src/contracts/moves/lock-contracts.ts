import { type RawBuilder, sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
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

/** The signatories of the contracts, without those whom somebody replaced. */
const signatoriesOf = (contracts: RawBuilder<unknown>) => sql`
  select s.contract, s.signatory, s.status, s.name, s.email, s.side, ${accountOfSignatory} as account
  from contract_signatory as s where s.contract = ${contracts} and s.replaced_at is null`;

const columns = sql`c.contract, c.kind, c.provider, c.status, c.organization, c.sender_organization,
  c.title, c.document_hash, c.expires_at`;

type Signatory = ContractRow['signatories'][number] & { contract: string };

/** Locks contracts until the transaction ends; always before their signatories. */
export async function lockContracts(tx: Tx, contracts: Ids): Promise<ContractRow[]> {
  const ids = idsOfAnyNumber(contracts);
  const { rows } = await sql<Omit<ContractRow, 'signatories'>>`${prepared}
    select ${columns} from contract as c where c.contract = any(${ids})
    order by c.contract for no key update`.execute(tx);
  // Read after the lock is there, so that the one who waited sees what the other has written.
  const signatories = await sql<Signatory>`${prepared}
    ${signatoriesOf(sql`any(${ids})`)} order by s.side desc`.execute(tx);
  return rows.map((row): ContractRow => ({
    ...row,
    signatories: signatories.rows.filter(({ contract }) => contract === row.contract),
  }));
}

export async function findContractRow(db: Db, contract: string): Promise<ContractRow | undefined> {
  const { rows } = await sql<ContractRow>`${prepared}
    select ${columns}, (select coalesce(json_agg(one order by one.side desc), '[]')
      from (${signatoriesOf(sql`c.contract`)}) as one) as signatories
    from contract as c where c.contract = ${contract}`.execute(db);
  return rows[0];
}
