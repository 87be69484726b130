import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { SearchContext } from '../search/search.queries.ts';
import { type Found, findNow, saveFound } from './alerts/find-hits.ts';
import { markAllKnown } from './alerts/hits.repository.ts';
import { checkLimits } from './within-limits.ts';
import { osloTime } from './alerts/oslo-time.ts';
import { type SearchRow, updateSearch } from './saved-searches.repository.ts';

interface RhythmChange {
  notify: AlertRhythm;
  /** the current hits; undefined if alerts are turned off */
  before: Found | undefined;
  now: Date;
}

/** The hits before alerts begin. Found also if they are on, since that may change before the lock. */
export const findBefore = async (
  searchContext: SearchContext,
  owner: Actor,
  { row, notify }: { row: SearchRow; notify: AlertRhythm | undefined },
): Promise<Found | undefined> => {
  if (notify === undefined || notify === 'never') return undefined;
  checkLimits(row.body);
  return findNow(searchContext, owner, row);
};

/** Sets the rhythm. If alerts were off, the current hits are marked as known. */
export async function setRhythm(
  tx: Tx,
  row: SearchRow,
  { notify, before, now }: RhythmChange,
): Promise<void> {
  const { saved_search: search } = row;
  if (row.notify === 'never' && before !== undefined) {
    await saveFound(tx, row, { found: before, now });
    await markAllKnown(tx, search);
  }
  await updateSearch(tx, search, { notify, looked_at: now, alerted_on: osloTime(now).today });
}
