import { limits } from '@torg/protocol/limits';
import { lockOwner } from '../platform/database/lock-owner.ts';
import type { Tx } from '../platform/database/tables.ts';
import { allowed } from '../platform/refusal.ts';
import { countSearches } from './saved-searches.repository.ts';

export async function checkRoom(tx: Tx, account: string): Promise<void> {
  await lockOwner(tx, 'saved searches', account);
  allowed((await countSearches(tx, account)) < limits.saved.searches, 'too_many_saved_searches');
}
