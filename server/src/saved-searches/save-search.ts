import { limits } from '@torg/protocol/limits';
import type { AlertRhythm, SavedBody } from '@torg/protocol/saved-searches';
import type { Tx } from '../platform/database/tables.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { keepHits } from './hits.repository.ts';
import { osloTime } from './oslo-time.ts';
import { findNow, profilesOf, showSearch } from './own-search.ts';
import { countSearches, insertSearch } from './saved-searches.repository.ts';

export async function checkRoom(tx: Tx, account: string): Promise<void> {
  allowed((await countSearches(tx, account)) < limits.saved.searches, 'too_many_saved_searches');
}

/** Two calls do the same, each for a search of its own. */
interface Wanted {
  body: { title: string; notify: AlertRhythm; body: SavedBody };
}

/** Whoever fits already has been seen, and is no news. */
async function saveSearch(
  { db, actor, now, emit }: ChangeContext,
  { body: wanted }: Wanted,
  audience: 'client' | 'admin',
) {
  const { account, locale } = actor;
  await checkRoom(db, account);
  const made = { ...wanted, account, audience, now, today: osloTime(now).today };
  const row = await insertSearch(db, made);
  const { saved_search: search } = row;
  const profiles = profilesOf(await findNow(db, actor, row));
  await keepHits(db, { search, profiles, now }, { isKnown: true, isSeen: true });
  await emit('saved_search', { search });
  return showSearch(db, search, locale);
}

export const saveClientSearch = (context: ChangeContext, wanted: Wanted) =>
  saveSearch(context, wanted, 'client');

export const saveAdminSearch = (context: ChangeContext, wanted: Wanted) =>
  saveSearch(context, wanted, 'admin');
