import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';

const dayMs = 86_400_000;

/** Marks a reminder, once a day; false: the last one is less than a day old. */
export async function markReminded(tx: Tx, signatory: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - dayMs);
  const { rows } = await sql`update contract_signatory set reminded_at = ${now}
    where signatory = ${signatory} and (reminded_at is null or reminded_at <= ${before})
    returning signatory`.execute(tx);
  return rows.length > 0;
}
