import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { lockOwn } from './own-search.ts';
import { updateSearch } from './saved-searches.repository.ts';

export const removeSavedSearch: Handler<typeof savedSearchCalls.removeSavedSearch> = async (
  { db, actor, now, emit },
  { params: { saved_search: search } },
) => {
  await lockOwn(db, actor, search);
  await updateSearch(db, search, { removed_at: now });
  await emit('deleted_search', { search });
};
