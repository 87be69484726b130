import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { type SavedItem, findItem, updateItem } from './profile-items.repository.ts';
import { checkRoom } from './room-for-item.ts';

/** Removes or restores an entry. An entry that is in that state already is not found. */
export async function setRemoved(
  context: ChangeContext,
  { profile, item }: { profile: string; item: string },
  removed_at: Date | null,
): Promise<SavedItem> {
  const { db, now } = context;
  const facts = await openForEditing(context, profile);
  const stored = found(await findItem(db, profile, item), 'could_not_find_profile_item');
  if ((stored.removed_at === null) === (removed_at === null)) {
    throw new Refusal('could_not_find_profile_item');
  }
  if (removed_at === null) await checkRoom(db, profile, stored.kind);
  const saved = await updateItem(db, item, {
    removed_at,
    restorable_until: null,
    updated_at: now,
  });
  await profileChanged(context, facts, stored.kind);
  return saved;
}
