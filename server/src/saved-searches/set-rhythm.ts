import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { SearchContext } from '../search/search.queries.ts';
import { type Found, findNow, saveFound } from './alerts/find-hits.ts';
import { markAllKnown } from './alerts/hits.repository.ts';
import { osloTime } from './alerts/oslo-time.ts';
import { type SearchRow, updateSearch } from './saved-searches.repository.ts';

interface Turn {
  notify: AlertRhythm;
  /** who fits by now; nobody is asked for where alerts end */
  found: Found | undefined;
  now: Date;
}

/** Whom it finds before alerts begin. Also where they have begun, which may change until it is held. */
export const findBefore = async (
  searchContext: SearchContext,
  owner: Actor,
  { row, notify }: { row: SearchRow; notify: AlertRhythm | undefined },
): Promise<Found | undefined> =>
  notify === undefined || notify === 'never' ? undefined : findNow(searchContext, owner, row);

/** From here on by the new rhythm. Where alerts were off, whoever fits by now is no news. */
export async function setRhythm(
  tx: Tx,
  row: SearchRow,
  { notify, found, now }: Turn,
): Promise<void> {
  const { saved_search: search } = row;
  if (row.notify === 'never' && found !== undefined) {
    await saveFound(tx, row, { found, now });
    await markAllKnown(tx, search);
  }
  await updateSearch(tx, search, { notify, looked_at: now, alerted_on: osloTime(now).today });
}
