import type { AlertRhythm, savedSearchCalls } from '@torg/protocol/saved-searches';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { Handler } from '../platform/handler.ts';
import { keepHits, markAllKnown } from './hits.repository.ts';
import { osloTime } from './oslo-time.ts';
import { findNow, holdOwn, profilesOf, showSearch } from './own-search.ts';
import { updateSearch, type SearchRow } from './saved-searches.repository.ts';

interface Turn {
  notify: AlertRhythm;
  now: Date;
}

/** From here on by the new rhythm. Where alerts were off, whoever fits by now is no news. */
export async function setRhythm(
  tx: Tx,
  owner: Actor,
  row: SearchRow,
  { notify, now }: Turn,
): Promise<void> {
  const { saved_search: search } = row;
  if (row.notify === 'never') {
    const profiles = profilesOf(await findNow(tx, owner, row));
    await keepHits(tx, { search, profiles, now });
    await markAllKnown(tx, search);
  }
  await updateSearch(tx, search, { notify, looked_at: now, alerted_on: osloTime(now).today });
}

export const changeSavedSearch: Handler<typeof savedSearchCalls.changeSavedSearch> = async (
  { db, actor, now, emit },
  { params: { saved_search: search }, query: { locale }, body: { title, notify } },
) => {
  const row = await holdOwn(db, actor, search);
  if (title !== undefined && title !== row.title) {
    await updateSearch(db, search, { title });
    await emit('updated_search', { search });
  }
  if (notify !== undefined && notify !== row.notify) {
    await setRhythm(db, actor, row, { notify, now });
    await emit('saved_search_changed', { search });
  }
  return showSearch(db, search, locale);
};
