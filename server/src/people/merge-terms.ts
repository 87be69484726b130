import type { MergeRefusal } from '@torg/protocol/people';
import type { Role } from '@torg/protocol/terms';

interface Mergeable {
  account: string;
  role: Role;
  deactivated_at: Date | null;
}

export interface Merging {
  kept: Mergeable;
  from: Mergeable;
  /** who of them has a profile with something in it */
  filled: ReadonlySet<string>;
}

/** Why the two cannot become one. */
export function refusalOf({ kept, from, filled }: Merging): MergeRefusal | null {
  if (kept.account === from.account) return 'cannot_merge_with_itself';
  if (kept.role !== from.role) return 'cannot_merge_different_roles';
  if (kept.deactivated_at !== null) return 'account_is_deactivated';
  return filled.has(kept.account) && filled.has(from.account) ? 'both_have_profiles' : null;
}

/** Whose profile there will be. */
export function profileAfter({ kept, from, filled }: Merging): 'none' | 'kept' | 'moved' {
  if (filled.has(from.account)) return 'moved';
  return kept.role === 'consultant' ? 'kept' : 'none';
}
