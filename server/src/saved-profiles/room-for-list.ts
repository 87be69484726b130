import { limits } from '@torg/protocol/limits';
import { lockOwner } from '../platform/database/lock-owner.ts';
import type { Tx } from '../platform/database/tables.ts';
import { allowed } from '../platform/refusal.ts';
import { ensureDefaultList, findLists } from './saved-lists.repository.ts';

/** Creates the default list as well, so that it is always the first one. */
export async function makeRoomForList(tx: Tx, account: string): Promise<void> {
  await lockOwner(tx, 'saved lists', account);
  await ensureDefaultList(tx, account);
  const lists = await findLists(tx, account);
  allowed(lists.length < limits.saved.lists, 'too_many_saved_lists');
}
