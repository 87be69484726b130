import { limits } from '@torg/protocol/limits';
import type { savedSearchCalls } from '@torg/protocol/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { keepHits, seeHits } from './hits.repository.ts';
import { findNow, holdOwn, profilesOf, showSearch } from './own-search.ts';
import { updateSearch } from './saved-searches.repository.ts';

const minuteMs = 60_000;

export const openSavedSearch: Handler<typeof savedSearchCalls.openSavedSearch> = async (
  { db, actor, now, emit },
  { params: { saved_search: search }, query: { locale } },
) => {
  const row = await holdOwn(db, actor, search);
  const profiles = profilesOf(await findNow(db, actor, row));
  await keepHits(db, { search, profiles, now });
  const since = new Date(now.getTime() - limits.alert.newForMinutes * minuteMs);
  const new_profiles = await seeHits(db, { search, profiles, now, since });
  await updateSearch(db, search, { opened_at: now });
  await emit('get_search', { search });
  return { saved_search: await showSearch(db, search, locale), new_profiles };
};
