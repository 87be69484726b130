import { limits } from '@torg/protocol/limits';
import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { countItems, insertItem, replaceItemCompetencies } from './profile-items.repository.ts';

export const addProfileItem: Handler<typeof profileCalls.addProfileItem> = async (
  context,
  { params: { profile }, body: { entry } },
) => {
  const { db } = context;
  const facts = await openForEditing(context, profile);
  const there = await countItems(db, profile, entry.kind);
  allowed(there < limits.profile.items, 'too_many_profile_items');
  const added = await insertItem(db, profile, entry);
  if (entry.kind === 'project') await replaceItemCompetencies(db, added.uuid, entry.item);
  await profileChanged(context, facts, entry.kind);
  return added;
};
