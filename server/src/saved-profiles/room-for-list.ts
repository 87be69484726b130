import { limits } from '@torg/protocol/limits';
import { lockOwner } from '../platform/database/lock-owner.ts';
import type { Tx } from '../platform/database/tables.ts';
import { allowed } from '../platform/refusal.ts';
import { countLists, ensureDefaultList } from './saved-lists.repository.ts';

/** Creates the default list as well, so that it is always the first one. */
export async function makeRoomForList(tx: Tx, account: string): Promise<void> {
  await lockOwner(tx, 'saved lists', account);
  await ensureDefaultList(tx, account);
  allowed((await countLists(tx, account)) < limits.saved.lists, 'too_many_saved_lists');
}
