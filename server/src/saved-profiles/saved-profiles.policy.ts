import type { SavedList } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../platform/actor.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'organization'>;

interface ListFacts {
  account: string;
  is_default: boolean;
  /** the company that shares it */
  shared_with: string | null;
  /** whether its owner is still in that company */
  has_owner: boolean;
}

const isInCompany = (actor: PolicyActor, { shared_with }: ListFacts): boolean =>
  shared_with !== null && actor.organization === shared_with;

/**
 * Saved consultants belong to one person; not even an admin reads another's. A shared list is the
 * company's: its owner loses it by leaving.
 */
export const isOwner = (actor: PolicyActor, list: ListFacts): boolean =>
  actor.account === list.account && (list.shared_with === null || isInCompany(actor, list));

/** Whoever sees a list may add to it and remove from it. */
export const isMember = (actor: PolicyActor, list: ListFacts): boolean =>
  isOwner(actor, list) || (actor.role === 'consultant_buyer' && isInCompany(actor, list));

export const isShared = ({ shared_with }: ListFacts): boolean => shared_with !== null;

/** The default list cannot be renamed or removed. */
export const isNamed = ({ is_default }: Pick<ListFacts, 'is_default'>): boolean => !is_default;

/** Somebody without a company has nobody to share with. */
export const mayShare = (actor: PolicyActor, list: ListFacts): boolean =>
  isOwner(actor, list) && isNamed(list) && actor.organization !== null;

export const mayTakeOver = (actor: PolicyActor, list: ListFacts): boolean =>
  isMember(actor, list) && isShared(list) && !list.has_owner;

/** A comment belongs to its author, as long as they see the list. */
export const isAuthor = (
  actor: PolicyActor,
  comment: { created_by: string | null },
  list: ListFacts,
): boolean => actor.account === comment.created_by && isMember(actor, list) && isShared(list);

export function canOfList(actor: PolicyActor, list: ListFacts): SavedList['can'] {
  const change = isOwner(actor, list) && isNamed(list);
  return {
    rename: change,
    remove: change,
    share: mayShare(actor, list) && !isShared(list),
    unshare: isOwner(actor, list) && isShared(list),
    takeOver: mayTakeOver(actor, list),
  };
}
