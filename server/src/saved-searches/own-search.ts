import type { SavedSearch } from '@torg/protocol/saved-searches/saved-searches';
import type { Locale } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { ReadContext } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { isOwner } from './saved-searches.policy.ts';
import { findNames, findSearch, lockSearch, type SearchRow } from './saved-searches.repository.ts';
import { idsIn, savedSearchView } from './saved-searches.views.ts';

const missing = 'could_not_find_saved_search';

function checkOwn(actor: Actor, row: SearchRow | undefined, alsoRemoved: boolean): SearchRow {
  const own = found(row, missing);
  allowed(isOwner(actor, own));
  if (!alsoRemoved) allowed(own.removed_at === null, missing);
  return own;
}

export const readOwn = async (db: Db, actor: Actor, search: string): Promise<SearchRow> =>
  checkOwn(actor, await findSearch(db, search), false);

/** Locks the actor's own search; a removed one only for restoring it. */
export const lockOwn = async (
  tx: Tx,
  actor: Actor,
  search: string,
  { alsoRemoved = false } = {},
): Promise<SearchRow> => checkOwn(actor, await lockSearch(tx, search), alsoRemoved);

type Reader = Pick<ReadContext, 'db' | 'actor'>;

/** Searches with the names of the ids in their filters. */
export async function showSearches(
  { db, actor }: Reader,
  rows: readonly SearchRow[],
  locale: Locale,
): Promise<SavedSearch[]> {
  const ids = rows.flatMap(({ body }) => idsIn(body.filters));
  const names = await findNames(db, [...new Set(ids)], locale);
  return rows.map((row) => savedSearchView(row, actor, names));
}

/** The current view of one search. */
export async function showSearch(
  reader: Reader,
  search: string,
  locale: Locale,
): Promise<SavedSearch> {
  const row = found(await findSearch(reader.db, search), missing);
  const [view] = await showSearches(reader, [row], locale);
  return found(view, missing);
}
