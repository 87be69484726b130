import type { AlertRhythm, SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import type { ExternalContext } from '../platform/handler.ts';
import { upsertHits } from './alerts/hits.repository.ts';
import { osloTime } from './alerts/oslo-time.ts';
import { showSearch } from './own-search.ts';
import { insertSearch } from './saved-searches.repository.ts';
import { findNow } from './alerts/find-hits.ts';
import { checkRoom } from './room-for-search.ts';

/** Two calls do the same, each for a search of its own. */
export interface Wanted {
  body: { title: string; notify: AlertRhythm; body: SavedBody };
}

/** Whoever fits already has been seen, and is no news. */
export async function saveSearch(
  context: ExternalContext,
  { body: wanted }: Wanted,
  audience: 'client' | 'admin',
) {
  const { actor, now } = context;
  const { account, locale } = actor;
  const made = { ...wanted, account, audience, now, today: osloTime(now).today };
  const { profiles, version: vector_version } = await findNow(context, actor, made);
  return context.transaction(async ({ db, emit }) => {
    await checkRoom(db, account);
    const { saved_search: search } = await insertSearch(db, { ...made, vector_version });
    await upsertHits(db, { search, profiles, now }, { isKnown: true, isSeen: true });
    await emit('saved_search', { search });
    return showSearch({ db, actor }, search, locale);
  });
}
