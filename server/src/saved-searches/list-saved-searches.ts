import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { showSearches } from './own-search.ts';
import { findSearches } from './saved-searches.repository.ts';

export const listSavedSearches: Handler<typeof savedSearchCalls.listSavedSearches> = async (
  { db, actor },
  { query: { locale, limit, offset } },
) => {
  const { rows, total } = await findSearches(db, actor.account, { limit, offset });
  return { saved_searches: await showSearches({ db, actor }, rows, locale), total, limit, offset };
};
