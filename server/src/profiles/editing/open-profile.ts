import type { ErrorCode } from '@torg/protocol/errors';
import type { ChangeContext, ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../profiles.policy.ts';
import { findFacts, lockFacts, type FoundFacts } from '../visibility/facts.repository.ts';

const missing: ErrorCode = 'could_not_find_profile';

/** Locks the profile, for somebody who may edit it. */
export async function openForEditing(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  profile: string,
): Promise<FoundFacts> {
  const facts = found(await lockFacts(db, profile, actor.account), missing);
  allowed(mayEdit(actor, facts));
  return facts;
}

/** The profile for one of its owners, without a lock. */
export async function openForOwner(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  profile: string,
): Promise<FoundFacts> {
  const facts = found(await findFacts(db, profile, actor.account), missing);
  allowed(mayEdit(actor, facts));
  return facts;
}
