import type { teamListCalls } from '@torg/protocol/saved-profiles/team-lists';
import type { Handler } from '../../platform/handler.ts';
import { openList, showList } from '../open-saved-list.ts';
import { touchNotes, updateList } from '../saved-lists.repository.ts';
import { notifyTeam } from './notify-team.ts';
import { lockList } from './team.repository.ts';

/** Votes and comments stay, out of sight, until the list is shared again. */
export const unshareSavedList: Handler<typeof teamListCalls.unshareSavedList> = async (
  context,
  { params: { saved_list } },
) => {
  const { db, actor, now } = context;
  await lockList(db, saved_list);
  const list = await openList(db, actor, saved_list);
  if (list.shared_with !== null) {
    await updateList(db, saved_list, { shared_with: null });
    await touchNotes(db, list, now);
    await notifyTeam(context, list);
  }
  return showList(db, actor, saved_list);
};
