import type { Db } from '../../platform/database/tables.ts';
import { findOwner, type Owner } from '../owner-of.ts';
import { mayStillRun } from '../saved-searches.policy.ts';
import { isWithinLimits } from '../within-limits.ts';
import { findSearch, type SearchRow } from '../saved-searches.repository.ts';

export const wantsAlerts = (row: SearchRow): boolean =>
  row.removed_at === null && row.notify !== 'never';

export interface DueSearch {
  row: SearchRow;
  owner: Owner;
}

/** The search with its owner, if alerts are on, the owner may still run it, and it may still run. */
export async function findDue(db: Db, search: string): Promise<DueSearch | undefined> {
  const row = await findSearch(db, search);
  if (row === undefined || !wantsAlerts(row)) return undefined;
  const owner = await findOwner(db, row.account);
  const isRun = owner !== undefined && mayStillRun(owner, row) && isWithinLimits(row.body);
  return isRun ? { row, owner } : undefined;
}
