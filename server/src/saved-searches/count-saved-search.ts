import type { savedSearchCalls } from '@torg/protocol/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { countUnlookedAt } from './hits.repository.ts';
import { findNow, profilesOf, readOwn } from './own-search.ts';

export const countSavedSearch: Handler<typeof savedSearchCalls.countSavedSearch> = async (
  { db, actor },
  { params: { saved_search: search } },
) => {
  const row = await readOwn(db, actor, search);
  const found = await findNow(db, actor, row);
  const new_total = await countUnlookedAt(db, search, profilesOf(found));
  return { total: found.total, new_total };
};
