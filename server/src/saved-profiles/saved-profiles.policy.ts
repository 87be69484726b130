import type { SavedList } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../platform/actor.ts';

/** Saved consultants belong to one person; not even an admin reads another's notes. */
export const isOwner = (actor: Pick<Actor, 'account'>, saved: { account: string }): boolean =>
  actor.account === saved.account;

/** The default list cannot be renamed or removed. */
export const isNamed = ({ is_default }: { is_default: boolean }): boolean => !is_default;

/** What its owner may do with a list. */
export const canOfList = (list: { is_default: boolean }): SavedList['can'] => ({
  rename: isNamed(list),
  remove: isNamed(list),
});
