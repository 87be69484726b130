import type { DraftState } from '@torg/protocol/agreements/agreement-life';
import type { RatePeriod } from '@torg/protocol/agreements/scope';
import type { ContractStatus, SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type { DocumentType } from '@torg/protocol/contracts/contract-terms';
import type { Currency } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { hasStatusAt } from '../../contracts/contracts.queries.ts';
import { foldedContaining } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';
import { draftColumns, draftJoins, type DraftRow } from '../drafts/drafts.repository.ts';
import { ratesOfAgreement } from '../in-force/agreements.repository.ts';

interface Page<S> {
  status?: S | undefined;
  query: string;
  limit: number;
  offset: number;
}

/** The names by which admins look: the client's, the company's and the consultant's. */
const isNamed = (query: string) =>
  query === ''
    ? sql`true`
    : sql`exists (select from organization as o where o.organization in (d.client, d.provider)
          and o.folded_name like ${foldedContaining(query)})
        or exists (select from account as person where person.account = d.profile
          and person.folded_name like ${foldedContaining(query)})`;

interface Listed<R> {
  rows: R[];
  total: number;
}

export async function findAllDrafts(
  db: Db,
  { status, query, limit, offset }: Page<DraftState>,
): Promise<Listed<DraftRow>> {
  const where = sql`${status === undefined ? sql`true` : sql`d.status = ${status}`}
    and (${isNamed(query)})`;
  const [page, counted] = await Promise.all([
    sql<DraftRow>`
      with page as (
        select d.agreement_draft as id from agreement_draft as d where ${where}
        order by d.created_at desc, d.agreement_draft limit ${limit} offset ${offset}
      )
      select ${draftColumns} from page join agreement_draft as d on d.agreement_draft = page.id
      ${draftJoins} order by d.created_at desc, d.agreement_draft`.execute(db),
    sql<{ total: number }>`select count(*) as total from agreement_draft as d
      where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface SignedRow extends DraftRow {
  contract: string;
  contract_created_at: Date;
  contract_status: ContractStatus;
  document: string;
  document_version: number;
  document_type: DocumentType;
  signatories: {
    side: 'sender' | 'recipient';
    signatory: string;
    status: SignatoryStatus;
    email: string;
    name: string;
  }[];
  agreement_start: string;
  agreement_end: string;
  agreement_role: string;
  agreement_percentage: number;
  agreement_currency: Currency;
  agreement_created_at: Date;
  agreement_updated_at: Date;
  rates: RatePeriod[];
}

const signedColumns = sql`${draftColumns}, k.created_at as contract_created_at,
  v.document, v.version as document_version, v.type as document_type,
  g.start_date as agreement_start, g.end_date as agreement_end, g.role as agreement_role,
  g.percentage as agreement_percentage, g.currency as agreement_currency,
  g.created_at as agreement_created_at, g.updated_at as agreement_updated_at,
  ${ratesOfAgreement} as rates,
  (select coalesce(json_agg(json_build_object('side', s.side, 'signatory', s.signatory,
    'status', s.status, 'email', s.email, 'name', s.name)), '[]')
    from contract_signatory as s where s.contract = k.contract and s.replaced_at is null)
    as signatories`;

export async function findAllSigned(
  db: Db,
  { status, query, limit, offset, now }: Page<ContractStatus> & { now: Date },
): Promise<Listed<SignedRow>> {
  const from = sql`contract as c join agreement_draft as d on d.contract = c.contract`;
  const where = sql`c.kind = 'assignment'
    and ${status === undefined ? sql`true` : hasStatusAt(status, now, 'c')} and (${isNamed(query)})`;
  const [page, counted] = await Promise.all([
    sql<SignedRow>`
      with page as (
        select c.contract as id, c.created_at as moment from ${from} where ${where}
        order by c.created_at desc, c.contract limit ${limit} offset ${offset}
      )
      select ${signedColumns} from page join agreement_draft as d on d.contract = page.id
      ${draftJoins} join contract_document as v on v.document = k.document
      order by page.moment desc, page.id`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
