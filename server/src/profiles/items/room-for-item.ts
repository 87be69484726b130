import { limits } from '@torg/protocol/limits';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Tx } from '../../platform/database/tables.ts';
import { allowed } from '../../platform/refusal.ts';
import { countItems } from './profile-items.repository.ts';

/** The profile is locked, so that entries added at once count one after the other. */
export async function checkRoom(tx: Tx, profile: string, kind: ProfileItemKind): Promise<void> {
  const there = await countItems(tx, profile, kind);
  allowed(there < limits.profile.items, 'too_many_profile_items');
}
