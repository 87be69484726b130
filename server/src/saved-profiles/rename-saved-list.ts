import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { openNamedList, showList } from './open-saved-list.ts';
import { updateList } from './saved-lists.repository.ts';

export const renameSavedList: Handler<typeof savedProfileCalls.renameSavedList> = async (
  { db, actor },
  { params: { saved_list }, body: { title } },
) => {
  await openNamedList(db, actor, saved_list);
  await updateList(db, saved_list, { title });
  return showList(db, saved_list);
};
