import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { countNotSeen } from './alerts/hits.repository.ts';
import { readOwn } from './own-search.ts';
import { checkLimits } from './within-limits.ts';
import { findNow, possiblyNewProfiles } from './alerts/find-hits.ts';

export const countSavedSearch: Handler<typeof savedSearchCalls.countSavedSearch> = async (
  context,
  { params: { saved_search: search } },
) => {
  const { db, actor } = context;
  const row = await readOwn(db, actor, search);
  checkLimits(row.body);
  const found = await findNow(context, actor, row);
  const new_total = await countNotSeen(db, search, possiblyNewProfiles(row, found));
  return { total: found.profiles.length, new_total };
};
