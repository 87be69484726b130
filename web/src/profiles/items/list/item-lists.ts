import { profileItemLists, type ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Profile } from '../../profiles.queries.ts';

/** An entry of a kind, as the profile contains it. */
export type Item<K extends ProfileItemKind> = Profile[(typeof profileItemLists)[K]][number];

export const itemsOf = <K extends ProfileItemKind>(profile: Profile, kind: K) =>
  profile[profileItemLists[kind]] as readonly Item<K>[];

export const findItem = <K extends ProfileItemKind>(profile: Profile, kind: K, uuid: string) =>
  itemsOf(profile, kind).find((item) => item.uuid === uuid);

/** The profile with the entries of a kind reordered; those not named come last. */
export function inOrder(
  profile: Profile,
  kind: ProfileItemKind,
  order: readonly string[],
): Profile {
  const place = ({ uuid }: { uuid: string }) => {
    const at = order.indexOf(uuid);
    return at < 0 ? order.length : at;
  };
  const sorted = itemsOf(profile, kind).toSorted((one, other) => place(one) - place(other));
  return { ...profile, [profileItemLists[kind]]: sorted };
}
