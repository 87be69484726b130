import type { SavedSearch } from '@torg/protocol/saved-searches/saved-searches';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'verified'>;
interface Saved {
  account: string;
  audience: 'client' | 'admin';
}

/** What somebody has saved is theirs alone. */
export const isOwner = (actor: Pick<PolicyActor, 'account'>, saved: Saved): boolean =>
  actor.account === saved.account;

/** Whether the search may still be asked in the name of its owner, whose rights may have changed. */
export const mayStillAsk = (owner: PolicyActor, saved: Saved): boolean =>
  isOwner(owner, saved) &&
  owner.verified &&
  (owner.role === 'admin' || (owner.role === 'consultant_buyer' && saved.audience === 'client'));

export function can(actor: PolicyActor, saved: Saved): SavedSearch['can'] {
  const isOwn = isOwner(actor, saved);
  return { open: mayStillAsk(actor, saved), change: isOwn, remove: isOwn };
}
