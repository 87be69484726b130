import type { TeamMark } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openSeenList } from '../open-saved-list.ts';
import type { ListRow } from '../saved-lists.repository.ts';
import { isShared } from '../saved-profiles.policy.ts';
import { findPlace, findTeamMarks, lockList, type PlaceRow } from './team.repository.ts';

const missing = 'could_not_find_saved_profile';

/** A list that the actor sees, for changing who is in it or what is said about them. */
export async function lockSeenList(tx: Tx, actor: Actor, list: string): Promise<ListRow> {
  await lockList(tx, list);
  return openSeenList(tx, actor, list);
}

/** Somebody in a list; one who was removed only for putting them back. */
export async function openPlace(
  db: Db,
  { list, profile }: { list: string; profile: string },
  { alsoRemoved = false } = {},
): Promise<PlaceRow> {
  const place = found(await findPlace(db, list, profile), missing);
  if (!alsoRemoved) allowed(place.removed_at === null, missing);
  return place;
}

export const checkShared = (list: ListRow): void =>
  allowed(isShared(list), 'saved_list_is_not_shared');

export async function showMark(
  db: Db,
  about: { account: string; list: string; profile: string },
): Promise<TeamMark> {
  const { account, list, profile } = about;
  const marks = await findTeamMarks(db, { account, list, profiles: [profile] });
  return found(marks.get(profile), missing);
}
