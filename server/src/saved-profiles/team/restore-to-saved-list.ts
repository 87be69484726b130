import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { checkRoom } from './check-room.ts';
import { notifyTeam } from './notify-team.ts';
import { lockSeenList, openPlace, showMark } from './open-place.ts';
import { updatePlace } from './team.repository.ts';

/** Whoever added them is still named. */
export const restoreToSavedList: Handler<typeof teamListCalls.restoreToSavedList> = async (
  context,
  { params: { saved_list: list, profile } },
) => {
  const { db, actor } = context;
  const open = await lockSeenList(db, actor, list);
  const { removed_at } = await openPlace(db, { list, profile }, { alsoRemoved: true });
  if (removed_at !== null) {
    checkRoom(open);
    await updatePlace(db, { list, profile }, null);
    await notifyTeam(context, open);
  }
  return showMark(db, { account: actor.account, list, profile });
};
