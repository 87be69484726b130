import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { openNamedList } from './open-saved-list.ts';
import { updateList } from './saved-lists.repository.ts';
import { notifyTeam } from './team/notify-team.ts';

/** The consultants stay in the removed list, so that it can be restored with them. */
export const removeSavedList: Handler<typeof savedProfileCalls.removeSavedList> = async (
  context,
  { params: { saved_list } },
) => {
  const { db, actor, now } = context;
  const list = await openNamedList(db, actor, saved_list);
  await updateList(db, saved_list, { removed_at: now });
  await notifyTeam(context, list);
};
