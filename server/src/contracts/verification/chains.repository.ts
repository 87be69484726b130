import type { Db } from '../../platform/database/tables.ts';
import type { StoredContractEvent } from '../signing/canonical-event.ts';

/** The chain of one contract, in the order of its numbers. */
export function findChain(db: Db, contract: string): Promise<StoredContractEvent[]> {
  return db
    .selectFrom('contract_event')
    .selectAll()
    .where('contract', '=', contract)
    .orderBy('number')
    .execute();
}
