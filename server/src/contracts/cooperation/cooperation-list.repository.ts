import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import { sql, type RawBuilder } from 'kysely';
import { foldedContaining } from '../../platform/database/like.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { hasStatusAt } from '../contracts.repository.ts';
import { findSomeContracts, type CooperationRow } from './cooperation.repository.ts';

export interface CooperationQuestion {
  status?: ContractStatus | undefined;
  /** in the name of the company, or in the name or address of somebody who signs */
  query: string;
  now: Date;
  limit: number;
  offset: number;
}

/** Each way to be found has an index of its own. */
function foundBy(query: string): RawBuilder<unknown> {
  const pattern = foldedContaining(query);
  return sql`contract.contract in (
    select named.contract from contract as named where named.folded_recipient like ${pattern}
    union select renamed.contract from organization as o join contract as renamed
      using (organization) where o.folded_name like ${pattern}
    union select s.contract from contract_signatory as s
      where s.folded_person like ${pattern} and s.replaced_at is null)`;
}

function conditionsOf({ status, query, now }: CooperationQuestion): RawBuilder<unknown> {
  const all = [sql`contract.kind = 'cooperation'`];
  if (status) all.push(hasStatusAt(status, now, 'contract'));
  if (query !== '') all.push(foundBy(query));
  return sql.join(all, sql` and `);
}

/** A page of all cooperation contracts, newest first, and their total. */
export async function listCooperationRows(
  db: Db,
  question: CooperationQuestion,
): Promise<{ rows: CooperationRow[]; total: number }> {
  const { limit, offset } = question;
  const where = conditionsOf(question);
  const [rows, counted] = await Promise.all([
    findSomeContracts(
      db,
      sql`select contract.contract from contract where ${where}
        order by contract.created_at desc, contract.contract
        limit ${sql.lit(limit)} offset ${offset}`,
    ),
    sql<{ total: number }>`${prepared}
      select count(*)::int as total from contract where ${where}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
