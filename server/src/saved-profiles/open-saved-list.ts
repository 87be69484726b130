import type { SavedList } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../platform/actor.ts';
import type { Db } from '../platform/database/tables.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findList, type ListRow } from './saved-lists.repository.ts';
import { isMember, isNamed, isOwner } from './saved-profiles.policy.ts';
import { savedListView } from './saved-profiles.views.ts';

const missing = 'could_not_find_saved_list';

/** The actor's own list; a removed one only for restoring it. */
export async function openList(
  db: Db,
  actor: Actor,
  list: string,
  { alsoRemoved = false } = {},
): Promise<ListRow> {
  const row = found(await findList(db, list), missing);
  allowed(isOwner(actor, row));
  if (!alsoRemoved) allowed(row.removed_at === null, missing);
  return row;
}

/** The same for changing it; the default list cannot be changed. */
export async function openNamedList(db: Db, actor: Actor, list: string): Promise<ListRow> {
  const row = await openList(db, actor, list);
  allowed(isNamed(row), 'default_saved_list_stays');
  return row;
}

/** A list that the actor sees: their own, or one that a colleague shares. */
export async function openSeenList(db: Db, actor: Actor, list: string): Promise<ListRow> {
  const row = found(await findList(db, list), missing);
  allowed(isMember(actor, row));
  allowed(row.removed_at === null, missing);
  return row;
}

export const showList = async (db: Db, actor: Actor, list: string): Promise<SavedList> =>
  savedListView(found(await findList(db, list), missing), actor);
