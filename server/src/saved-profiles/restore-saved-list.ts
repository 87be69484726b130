import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { openList, showList } from './open-saved-list.ts';
import { makeRoomForList } from './room-for-list.ts';
import { updateList } from './saved-lists.repository.ts';

export const restoreSavedList: Handler<typeof savedProfileCalls.restoreSavedList> = async (
  { db, actor },
  { params: { saved_list } },
) => {
  const { removed_at } = await openList(db, actor, saved_list, { alsoRemoved: true });
  if (removed_at !== null) {
    await makeRoomForList(db, actor.account);
    await updateList(db, saved_list, { removed_at: null });
  }
  return showList(db, saved_list);
};
