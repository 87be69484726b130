import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { lockOwn, showSearch } from './own-search.ts';
import { checkRoom } from './room-for-search.ts';
import { updateSearch } from './saved-searches.repository.ts';

export const restoreSavedSearch: Handler<typeof savedSearchCalls.restoreSavedSearch> = async (
  { db, actor, emit },
  { params: { saved_search: search }, query: { locale } },
) => {
  const { removed_at } = await lockOwn(db, actor, search, { alsoRemoved: true });
  if (removed_at !== null) {
    await checkRoom(db, actor.account);
    await updateSearch(db, search, { removed_at: null });
    await emit('saved_search', { search });
  }
  return showSearch({ db, actor }, search, locale);
};
