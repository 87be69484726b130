import { limits } from '@torg/protocol/limits';
import type { AlertRhythm, SavedBody } from '@torg/protocol/saved-searches';
import type { Tx } from '../platform/database/tables.ts';
import type { ExternalContext } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { upsertHits } from './hits.repository.ts';
import { osloTime } from './oslo-time.ts';
import { showSearch } from './own-search.ts';
import { countSearches, insertSearch } from './saved-searches.repository.ts';
import { findNow } from './find-hits.ts';

export async function checkRoom(tx: Tx, account: string): Promise<void> {
  allowed((await countSearches(tx, account)) < limits.saved.searches, 'too_many_saved_searches');
}

/** Two calls do the same, each for a search of its own. */
interface Wanted {
  body: { title: string; notify: AlertRhythm; body: SavedBody };
}

/** Whoever fits already has been seen, and is no news. */
async function saveSearch(
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
    return showSearch(db, search, locale);
  });
}

export const saveClientSearch = (context: ExternalContext, wanted: Wanted) =>
  saveSearch(context, wanted, 'client');

export const saveAdminSearch = (context: ExternalContext, wanted: Wanted) =>
  saveSearch(context, wanted, 'admin');
