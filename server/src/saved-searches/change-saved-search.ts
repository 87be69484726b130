import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { lockOwn, readOwn, showSearch } from './own-search.ts';
import { updateSearch } from './saved-searches.repository.ts';
import { findBefore, setRhythm } from './set-rhythm.ts';

export const changeSavedSearch: Handler<typeof savedSearchCalls.changeSavedSearch> = async (
  context,
  { params: { saved_search: search }, query: { locale }, body: { title, notify } },
) => {
  const { actor, now } = context;
  const ownRow = await readOwn(context.db, actor, search);
  const before = await findBefore(context, actor, { row: ownRow, notify });
  return context.transaction(async ({ db, emit }) => {
    const row = await lockOwn(db, actor, search);
    if (title !== undefined && title !== row.title) {
      await updateSearch(db, search, { title });
      await emit('updated_search', { search });
    }
    if (notify !== undefined && notify !== row.notify) {
      await setRhythm(db, row, { notify, before, now });
      await emit('saved_search_changed', { search });
    }
    return showSearch({ db, actor }, search, locale);
  });
};
