import type { AlertRhythm, savedSearchCalls } from '@torg/protocol/saved-searches';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/database/tables.ts';
import type { Handler } from '../platform/handler.ts';
import type { SearchContext } from '../search/search.public.ts';
import { markAllKnown } from './hits.repository.ts';
import { osloTime } from './oslo-time.ts';
import { lockOwn, readOwn, showSearch } from './own-search.ts';
import { updateSearch, type SearchRow } from './saved-searches.repository.ts';
import { findNow, saveFound, type Found } from './find-hits.ts';

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

export const changeSavedSearch: Handler<typeof savedSearchCalls.changeSavedSearch> = async (
  context,
  { params: { saved_search: search }, query: { locale }, body: { title, notify } },
) => {
  const { actor, now } = context;
  const ownRow = await readOwn(context.db, actor, search);
  const found = await findBefore(context, actor, { row: ownRow, notify });
  return context.transaction(async ({ db, emit }) => {
    const row = await lockOwn(db, actor, search);
    if (title !== undefined && title !== row.title) {
      await updateSearch(db, search, { title });
      await emit('updated_search', { search });
    }
    if (notify !== undefined && notify !== row.notify) {
      await setRhythm(db, row, { notify, found, now });
      await emit('saved_search_changed', { search });
    }
    return showSearch(db, search, locale);
  });
};
