import type { profileCalls } from '@torg/protocol/profiles/profiles';
import type { Handler } from '../../platform/handler.ts';
import { openForEditing } from '../editing/open-profile.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import { insertItem, replaceItemCompetencies } from './profile-items.repository.ts';
import { checkRoom } from './room-for-item.ts';

export const addProfileItem: Handler<typeof profileCalls.addProfileItem> = async (
  context,
  { params: { profile }, body: { entry } },
) => {
  const { db } = context;
  const facts = await openForEditing(context, profile);
  await checkRoom(db, profile, entry.kind);
  const added = await insertItem(db, profile, entry);
  if (entry.kind === 'project') await replaceItemCompetencies(db, added.uuid, entry.item);
  await profileChanged(context, facts, entry.kind);
  return added;
};
