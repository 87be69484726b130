import { limits } from '@torg/protocol/limits';
import type { Tx } from '../platform/database/tables.ts';
import { allowed } from '../platform/refusal.ts';
import { countSearches } from './saved-searches.repository.ts';

export async function checkRoom(tx: Tx, account: string): Promise<void> {
  allowed((await countSearches(tx, account)) < limits.saved.searches, 'too_many_saved_searches');
}
