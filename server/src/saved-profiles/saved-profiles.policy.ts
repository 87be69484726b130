import type { SavedList } from '@torg/protocol/saved-profiles/saved-profiles';
import type { Actor } from '../platform/actor.ts';

/** What somebody has saved is theirs alone; no admin reads another's notes. */
export const isOwner = (actor: Pick<Actor, 'account'>, saved: { account: string }): boolean =>
  actor.account === saved.account;

/** The default list keeps its name and stays. */
export const isNamed = ({ is_default }: { is_default: boolean }): boolean => !is_default;

/** With a list, for its owner. */
export const canOfList = (list: { is_default: boolean }): SavedList['can'] => ({
  rename: isNamed(list),
  remove: isNamed(list),
});
