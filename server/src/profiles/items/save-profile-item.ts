import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { toColumns } from './profile-item-columns.ts';
import { findItem, replaceItemCompetencies, updateItem } from './profile-items.repository.ts';

export const saveProfileItem: Handler<typeof profileCalls.saveProfileItem> = async (
  context,
  { params: { profile, item }, body: { revision, entry } },
) => {
  const { db, now } = context;
  const facts = await openForEditing(context, profile);
  const stored = found(await findItem(db, profile, item), 'could_not_find_profile_item');
  if (stored.removed_at !== null || stored.kind !== entry.kind) {
    throw new Refusal('could_not_find_profile_item');
  }
  allowed(stored.revision === revision, 'profile_was_changed');
  const saved = await updateItem(db, item, {
    ...toColumns(entry.kind, entry.item),
    updated_at: now,
  });
  if (entry.kind === 'project') await replaceItemCompetencies(db, item, entry.item);
  await profileChanged(context, facts, entry.kind);
  return saved;
};
