import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** The draft that led to a signed contract; cooperation contracts have none. */
export async function findDraftOfContract(db: Db, contract: string): Promise<string | undefined> {
  const { rows } = await sql<{ agreement_draft: string }>`
    select d.agreement_draft from agreement_draft as d join contract as k on k.contract = d.contract
    where k.contract = ${contract} and k.status = 'completed'`.execute(db);
  return rows[0]?.agreement_draft;
}

/** The same for a contract in any state. */
export async function findDraftThatMade(db: Db, contract: string): Promise<string | undefined> {
  const { rows } = await sql<{ agreement_draft: string }>`
    select agreement_draft from agreement_draft where contract = ${contract}`.execute(db);
  return rows[0]?.agreement_draft;
}

/** Completed contracts of drafts that have no agreement, which happens only if a job was lost. */
export async function findContractsWithoutAgreement(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ contract: string }>`
    select k.contract from contract as k join agreement_draft as d on d.contract = k.contract
    where k.kind = 'assignment' and k.status = 'completed' and k.completed_at < ${before}
      and not exists (select from agreement as g where g.contract = k.contract)
    order by k.completed_at limit 100`.execute(db);
  return rows.map(({ contract }) => contract);
}
