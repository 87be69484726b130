import type { HiringBasisData } from '@torg/protocol/agreements/agreement-shapes';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** An agreement with all that its folder says. */
export interface FolderRow {
  agreement: string;
  client_name: string;
  client_number: string | null;
  provider_name: string | null;
  provider_number: string | null;
  consultant_name: string;
  role: string;
  percentage: number;
  start_date: string;
  end_date: string;
  ended_on: string | null;
  ended_because: string | null;
  extends_agreement: string | null;
  hiring_basis: HiringBasisData | null;
  chosen_by: string | null;
  chosen_at: Date | null;
  /** when the client sent its terms last, and with that the basis */
  basis_sent_at: Date | null;
  contract: string;
  contract_title: string;
  contract_status: ContractStatus;
  completed_at: Date | null;
  document_hash: string | null;
  sealed_hash: string | null;
  /** the file of the sealed PDF, or until then of the one that was signed */
  contract_file: string | null;
  signatories: { side: ContractSide; name: string; email: string; signed_at: string | null }[];
}

const signatories: RawBuilder<unknown> = sql`(
  select coalesce(json_agg(json_build_object('side', s.side, 'name', s.name, 'email', s.email,
    'signed_at', s.signed_at) order by s.side desc), '[]')
  from contract_signatory as s where s.contract = k.contract and s.replaced_at is null)`;

async function findRows(db: Db, which: RawBuilder<unknown>): Promise<FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select g.agreement, client.name as client_name, client.organization_number as client_number,
      provider.name as provider_name, provider.organization_number as provider_number,
      x.name as consultant_name, g.role, g.percentage, g.start_date, g.end_date, g.ended_on,
      g.ended_because, g.extends_agreement, d.hiring_basis,
      coalesce(d.basis_chosen_by, r.sent_by) as chosen_by,
      coalesce(d.basis_chosen_at, r.sent_at) as chosen_at, r.sent_at as basis_sent_at,
      g.contract, k.title as contract_title, k.status as contract_status, k.completed_at,
      k.document_hash, k.sealed_hash, coalesce(k.sealed_file, k.document_file) as contract_file,
      ${signatories} as signatories
    from agreement as g
    join agreement_draft as d on d.agreement_draft = g.agreement_draft
    join organization as client on client.organization = g.client
    left join organization as provider on provider.organization = g.provider
    join account as x on x.account = g.profile
    join contract as k on k.contract = g.contract
    left join lateral (select sent_by, sent_at from agreement_round
      where agreement_draft = g.agreement_draft and side = 'client'
      order by round desc limit 1) as r on true
    where ${which} order by g.start_date, g.agreement`.execute(db);
  return rows;
}

export const findOfAgreement = (db: Db, agreement: string): Promise<FolderRow[]> =>
  findRows(db, sql`g.agreement = ${agreement}`);

/** The agreements of a client of which a day lies in the period; one that never began has none. */
export const findOfPeriod = (
  db: Db,
  client: string,
  { from, to }: { from: string; to: string },
): Promise<FolderRow[]> =>
  findRows(
    db,
    sql`g.client = ${client} and g.start_date <= ${to}
      and coalesce(g.ended_on, g.end_date) >= ${from}
      and coalesce(g.ended_on, g.end_date) >= g.start_date`,
  );
