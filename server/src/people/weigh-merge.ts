import { leavesOthersWithoutAdmin } from '../accounts/accounts.queries.ts';
import type { ReadContext } from '../platform/handler.ts';
import { findWithFilledProfile } from '../profiles/profiles.queries.ts';
import { findWithOpenInterview } from '../qa-interviews/qa-interviews.queries.ts';
import type { Merging, Pair } from './merge-terms.ts';

/** Everything that decides about a merge, for its preview and for the merge itself. */
export async function weighMerge(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  { kept, from }: Pair,
): Promise<Merging> {
  const both = [kept.account, from.account];
  const filled = await findWithFilledProfile(db, both);
  const interviewed = await findWithOpenInterview(db, both);
  const leavesCompany = await leavesOthersWithoutAdmin(db, from.account);
  return { kept, from, actor: actor.account, filled, interviewed, leavesCompany };
}
