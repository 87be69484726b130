import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { notifyTeam } from './notify-team.ts';
import { lockSeenList, openPlace } from './open-place.ts';
import { updatePlace } from './team.repository.ts';

/** Votes and comments stay with the place, so that it can be put back with them. */
export const removeFromSavedList: Handler<typeof teamListCalls.removeFromSavedList> = async (
  context,
  { params: { saved_list: list, profile } },
) => {
  const { db, actor, now } = context;
  const open = await lockSeenList(db, actor, list);
  await openPlace(db, { list, profile });
  await updatePlace(db, { list, profile }, now);
  await notifyTeam(context, open);
};
