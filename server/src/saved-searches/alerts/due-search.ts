import type { Db } from '../../platform/database/tables.ts';
import { findOwner, type Owner } from '../owner-of.ts';
import { mayStillRun } from '../saved-searches.policy.ts';
import { findSearch, type SearchRow } from '../saved-searches.repository.ts';

export const wantsAlerts = (row: SearchRow): boolean =>
  row.removed_at === null && row.notify !== 'never';

export interface DueSearch {
  row: SearchRow;
  owner: Owner;
}

/** The search with its owner, if alerts are on and the owner may still run it. */
export async function findDue(db: Db, search: string): Promise<DueSearch | undefined> {
  const row = await findSearch(db, search);
  if (row === undefined || !wantsAlerts(row)) return undefined;
  const owner = await findOwner(db, row.account);
  return owner !== undefined && mayStillRun(owner, row) ? { row, owner } : undefined;
}
