import type { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Handler } from '../platform/handler.ts';
import { openNamedList } from './open-saved-list.ts';
import { updateList } from './saved-lists.repository.ts';

/** The consultants stay in the removed list, so that it can be restored with them. */
export const removeSavedList: Handler<typeof savedProfileCalls.removeSavedList> = async (
  { db, actor, now },
  { params: { saved_list } },
) => {
  await openNamedList(db, actor, saved_list);
  await updateList(db, saved_list, { removed_at: now });
};
