import type { SavedSearch } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'verified'>;
interface Saved {
  account: string;
  audience: 'client' | 'admin';
}

/** A saved search belongs to one account alone. */
export const isOwner = (actor: Pick<PolicyActor, 'account'>, saved: Saved): boolean =>
  actor.account === saved.account;

/** Whether the owner may still run the search, since their rights may have changed. */
export const mayStillRun = (owner: PolicyActor, saved: Saved): boolean =>
  isOwner(owner, saved) &&
  owner.verified &&
  (owner.role === 'admin' || (owner.role === 'consultant_buyer' && saved.audience === 'client'));

export function can(actor: PolicyActor, saved: Saved): SavedSearch['can'] {
  const isOwn = isOwner(actor, saved);
  return { open: mayStillRun(actor, saved), change: isOwn, remove: isOwn };
}
