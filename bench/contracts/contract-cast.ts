import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import { signIn } from '../sign-in.ts';
import { fillContracts } from './fill-contracts.ts';

type Db = Kysely<Tables>;

export interface ContractsSize {
  contracts: number;
  /** besides, those that wait for both signatures */
  waiting: number;
}

interface SignedIn {
  account: string;
  cookie: string;
}

/** A buyer who may hire for an assignment. */
export interface Hirer extends SignedIn {
  assignment: string;
}

/** A signature that is missing: both of a contract, one after the other. */
export interface MissingSignature extends SignedIn {
  signatory: string;
  document_hash: string;
}

export interface ContractCast {
  hirers: Hirer[];
  missing: MissingSignature[];
}

/** Buyers with an assignment that they edit, each once. */
async function findHirers(db: Db): Promise<Omit<Hirer, 'cookie'>[]> {
  const { rows } = await sql<Omit<Hirer, 'cookie'>>`
    select distinct on (x.account) x.account, e.assignment
    from account as x join assignment_editor as e on e.account = x.account
      join assignment as a on a.assignment = e.assignment and a.organization = x.organization
    where x.role = 'consultant_buyer' and x.verified
    order by x.account, e.assignment limit 500`.execute(db);
  return rows;
}

/** Without somebody at Torg who answers for the client, nobody is hired. */
async function chooseSalesAdmins(db: Db): Promise<void> {
  await sql`update organization set sales_admin = (select account from account
    where role = 'admin' order by account limit 1) where kind = 'client'`.execute(db);
}

async function withCookies<T extends { account: string }>(
  db: Db,
  rows: readonly T[],
): Promise<(T & SignedIn)[]> {
  const accounts = [...new Set(rows.map(({ account }) => account))];
  const people = accounts.map((account) => ({ account, organization: null }));
  const cookies = new Map((await signIn(db, people)).map((one) => [one.account, one.cookie]));
  return rows.map((row) => ({ ...row, cookie: cookies.get(row.account) ?? '' }));
}

/** Fills contracts, and finds who hires and who signs. */
export async function makeContractCast(db: Db, size: ContractsSize): Promise<ContractCast> {
  const { missing } = await fillContracts(db, size);
  await chooseSalesAdmins(db);
  return {
    hirers: await withCookies(db, await findHirers(db)),
    missing: await withCookies(db, missing),
  };
}
