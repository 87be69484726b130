import { documentTypes } from '@torg/protocol/contracts/contract-terms';
import type { Country } from '@torg/protocol/terms';
import { sql, type Kysely } from 'kysely';
import { insertRows } from '../../server/demo/insert-rows.ts';
import { builtInDocument } from '../../server/src/contracts/documents/built-in-documents.ts';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import {
  contractRows,
  documentId,
  type Company,
  type ContractRows,
  type NewContract,
  type Signer,
} from './contract-rows.ts';
import { fillDrafts } from './fill-drafts.ts';

type Db = Kysely<Tables>;

/** What was filled that questions need: signatures of contracts that wait, two for each. */
export interface FilledContracts {
  missing: { signatory: string; document_hash: string; account: string }[];
}

/** Versions 11 and 12, so that they are no others than those of the demo data. */
const versions = [11, 12];

/** Older versions stay good, so that filling takes nobody's right to be seen. */
async function fillDocuments(db: Db): Promise<void> {
  const published_at = new Date(Date.now() - 900 * 86_400_000);
  const rows = documentTypes.flatMap((type) =>
    versions.map((version) => ({
      document: documentId(type, version),
      type,
      version,
      state: 'published' as const,
      ...builtInDocument(type),
      stays_good: 'forever' as const,
      published_at,
    })),
  );
  await sql`update contract_document set stays_good = 'forever'`.execute(db);
  await insertRows(db, 'contract_document', rows);
}

interface CompanyRow extends Omit<Company, 'admin'> {
  admin: Signer | null;
  country: Country;
}

const signer = sql`json_build_object('account', x.account, 'name', x.name, 'email', x.email,
  'organization', x.organization)`;

async function findCompanies(db: Db): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select o.organization, o.name, o.country, (select ${signer} from account as x
      where x.organization = o.organization and x.is_admin_in_company and x.verified
      order by x.account limit 1) as admin
    from organization as o where o.kind <> 'client' order by o.organization`.execute(db);
  return rows;
}

async function findSigners(db: Db, where: ReturnType<typeof sql>): Promise<Signer[]> {
  const { rows } = await sql<{ one: Signer }>`select ${signer} as one from account as x
    where ${where} and x.verified order by x.account limit 500`.execute(db);
  return rows.map(({ one }) => one);
}

const atOnce = 1_000;

async function insertContracts(db: Db, all: readonly ContractRows[]): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) {
    const some = all.slice(from, from + atOnce);
    await insertRows(
      db,
      'contract',
      some.map(({ contract }) => contract),
    );
    await insertRows(
      db,
      'contract_signatory',
      some.flatMap(({ signatories }) => signatories),
    );
    await insertRows(
      db,
      'contract_event',
      some.flatMap(({ events }) => events),
    );
  }
}

const ended = ['completed', 'completed', 'expired', 'completed', 'recalled', 'declined'] as const;

/** Six in ten are about cooperation; a company has one that waits at most, which it has already. */
function pastContracts(
  count: number,
  companies: readonly CompanyRow[],
  { buyers, torg }: { buyers: readonly Signer[]; torg: Signer },
): NewContract[] {
  return Array.from({ length: count }, (_, place) => {
    const company = companies[place % companies.length] as CompanyRow;
    const isCooperation = place % 10 < 6;
    const buyer = isCooperation ? null : (buyers[place % buyers.length] as Signer);
    const status = ended[place % ended.length] as (typeof ended)[number];
    const about = { number: `past ${place}`, company, recipient: company.admin, buyer, torg };
    return { ...about, status, version: 11 + (place % 2), daysAgo: 2 + (place % 790) };
  });
}

function waitingContracts(
  count: number,
  companies: readonly CompanyRow[],
  { buyers, torg }: { buyers: readonly Signer[]; torg: Signer },
): NewContract[] {
  const withAdmin = companies.filter(({ admin }) => admin !== null);
  return Array.from({ length: count }, (_, place) => {
    const company = withAdmin[place % withAdmin.length] as CompanyRow;
    const buyer = buyers[place % buyers.length] as Signer;
    const about = { number: `waiting ${place}`, company, recipient: company.admin, buyer, torg };
    return { ...about, status: 'in_progress', version: 12, daysAgo: 1 };
  });
}

/** Contracts of both kinds in every status, up to this number, and more that wait to be signed. */
export async function fillContracts(
  db: Db,
  size: { contracts: number; waiting: number },
): Promise<FilledContracts> {
  await fillDocuments(db);
  const companies = await findCompanies(db);
  const buyers = await findSigners(db, sql`x.role = 'consultant_buyer'`);
  const [torg] = await findSigners(db, sql`x.role = 'admin'`);
  if (torg === undefined) throw new Error('nobody signs for Torg');
  const { rows } = await sql<{ count: number }>`select count(*)::int from contract`.execute(db);
  const more = Math.max(0, size.contracts - (rows[0]?.count ?? 0));
  const past = pastContracts(more, companies, { buyers, torg }).map(contractRows);
  await insertContracts(db, past);
  await fillDrafts(db, past);
  const waiting = waitingContracts(size.waiting, companies, { buyers, torg }).map(contractRows);
  await insertContracts(db, waiting);
  await sql`vacuum (analyze) contract, contract_signatory, contract_event`.execute(db);
  const missing = waiting.flatMap(({ contract: { document_hash }, signatories }) =>
    signatories
      .toReversed()
      .map(({ signatory, account }) => ({ signatory, document_hash, account: account ?? '' })),
  );
  return { missing };
}
