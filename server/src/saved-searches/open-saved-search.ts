import { limits } from '@torg/protocol/limits';
import type { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { markSeen } from './alerts/hits.repository.ts';
import { lockOwn, readOwn, showSearch } from './own-search.ts';
import { mayStillRun } from './saved-searches.policy.ts';
import { updateSearch } from './saved-searches.repository.ts';
import { checkLimits } from './within-limits.ts';
import { findNow, saveFound } from './alerts/find-hits.ts';

const minuteMs = 60_000;

export const openSavedSearch: Handler<typeof savedSearchCalls.openSavedSearch> = async (
  context,
  { params: { saved_search: search }, query: { locale } },
) => {
  const { actor, now } = context;
  const ownRow = await readOwn(context.db, actor, search);
  allowed(mayStillRun(actor, ownRow));
  checkLimits(ownRow.body);
  const found = await findNow(context, actor, ownRow);
  return context.transaction(async ({ db, emit }) => {
    await saveFound(db, await lockOwn(db, actor, search), { found, now });
    const since = new Date(now.getTime() - limits.alert.newForMinutes * minuteMs);
    const new_profiles = await markSeen(db, { search, profiles: found.profiles, now, since });
    await updateSearch(db, search, { opened_at: now });
    await emit('get_search', { search });
    return { saved_search: await showSearch({ db, actor }, search, locale), new_profiles };
  });
};
