import type { MergeRefusal } from '@torg/protocol/people/people';
import type { Role } from '@torg/protocol/terms';

interface Mergeable {
  account: string;
  role: Role;
  organization: string | null;
  deactivated_at: Date | null;
  merged_into: string | null;
}

export interface Pair {
  kept: Mergeable;
  from: Mergeable;
}

export interface Merging extends Pair {
  /** the admin who merges */
  actor: string;
  /** which of the two have a profile with content */
  filled: ReadonlySet<string>;
  /** which of the two have an undecided QA interview */
  interviewed: ReadonlySet<string>;
  /** the company of the closed account would have people but no admin */
  leavesCompany: boolean;
}

const isMerged = ({ merged_into }: Mergeable): boolean => merged_into !== null;

/** Whether the person stays in the company of the closed account. */
export const staysInCompany = ({ kept, from }: Pair): boolean =>
  (kept.organization ?? from.organization) === from.organization;

/** The first reason that prevents the merge, if any. */
export function refusalOf(merging: Merging): MergeRefusal | null {
  const { kept, from, actor, filled, interviewed } = merging;
  const haveBoth = (some: ReadonlySet<string>) => some.has(kept.account) && some.has(from.account);
  const reasons: readonly [MergeRefusal, boolean][] = [
    ['cannot_merge_with_itself', kept.account === from.account],
    ['account_was_merged', isMerged(kept) || isMerged(from)],
    ['cannot_change_own_account', kept.account === actor || from.account === actor],
    ['cannot_merge_different_roles', kept.role !== from.role],
    ['account_is_deactivated', kept.deactivated_at !== null],
    ['both_have_profiles', haveBoth(filled)],
    ['both_have_open_interviews', haveBoth(interviewed)],
    ['company_needs_an_admin', !staysInCompany(merging) && merging.leavesCompany],
  ];
  return reasons.find(([, isSo]) => isSo)?.[0] ?? null;
}

/** Which profile the kept account has after the merge. */
export function profileAfter({
  kept,
  from,
  filled,
}: Pick<Merging, 'kept' | 'from' | 'filled'>): 'none' | 'kept' | 'moved' {
  if (filled.has(from.account)) return 'moved';
  return kept.role === 'consultant' ? 'kept' : 'none';
}
