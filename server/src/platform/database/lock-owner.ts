import { sql } from 'kysely';
import { pipelined } from './pipelined.ts';
import type { Tx } from './tables.ts';

/**
 * Lets one transaction at a time count what somebody owns and add to it, so that no more are added
 * than there may be.
 */
export async function lockOwner(tx: Tx, what: string, owner: string): Promise<void> {
  await sql`${pipelined} select pg_advisory_xact_lock(hashtextextended(${`${what} of ${owner}`}, 0))`.execute(
    tx,
  );
}
