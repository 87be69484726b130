import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';

/**
 * Whether a cooperation contract of the organization waits for signatures. It is locked, so that it
 * is not completed before the caller's transaction ends.
 */
export async function lockInProgress(tx: Tx, organization: string): Promise<boolean> {
  const { rows } = await sql`select from contract
    where organization = ${organization} and kind = 'cooperation' and status = 'in_progress'
    for no key update`.execute(tx);
  return rows.length > 0;
}

export async function hasSigned(tx: Tx, organization: string, document: string): Promise<boolean> {
  const { rows } = await sql`select from contract
    where organization = ${organization} and kind = 'cooperation' and status = 'completed'
      and document = ${document} limit 1`.execute(tx);
  return rows.length > 0;
}
