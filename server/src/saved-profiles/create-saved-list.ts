import { limits } from '@torg/protocol/limits';
import type { savedProfileCalls } from '@torg/protocol/saved-profiles';
import type { Tx } from '../platform/database/tables.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { showList } from './open-saved-list.ts';
import { findLists, insertList, ensureDefaultList } from './saved-lists.repository.ts';

/** The default list stands first from the beginning. */
export async function makeRoomForList(tx: Tx, account: string): Promise<void> {
  await ensureDefaultList(tx, account);
  const lists = await findLists(tx, account);
  allowed(lists.length < limits.saved.lists, 'too_many_saved_lists');
}

export const createSavedList: Handler<typeof savedProfileCalls.createSavedList> = async (
  { db, actor },
  { body: { title } },
) => {
  await makeRoomForList(db, actor.account);
  return showList(db, await insertList(db, actor.account, title));
};
