import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { openList, showList } from './open-saved-list.ts';
import { makeRoomForList } from './room-for-list.ts';
import { updateList } from './saved-lists.repository.ts';
import { notifyTeam } from './team/notify-team.ts';

export const restoreSavedList: Handler<typeof savedProfileCalls.restoreSavedList> = async (
  context,
  { params: { saved_list } },
) => {
  const { db, actor } = context;
  const list = await openList(db, actor, saved_list, { alsoRemoved: true });
  if (list.removed_at !== null) {
    await makeRoomForList(db, actor.account);
    await updateList(db, saved_list, { removed_at: null });
    await notifyTeam(context, list);
  }
  return showList(db, actor, saved_list);
};
