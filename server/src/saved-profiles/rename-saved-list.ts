import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { openNamedList, showList } from './open-saved-list.ts';
import { updateList } from './saved-lists.repository.ts';
import { notifyTeam } from './team/notify-team.ts';

export const renameSavedList: Handler<typeof savedProfileCalls.renameSavedList> = async (
  context,
  { params: { saved_list }, body: { title } },
) => {
  const { db, actor } = context;
  const list = await openNamedList(db, actor, saved_list);
  await updateList(db, saved_list, { title });
  await notifyTeam(context, list);
  return showList(db, actor, saved_list);
};
