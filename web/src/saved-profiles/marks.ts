import type { SavedLists } from './saved-lists.ts';

/** The lists that a person is in. */
export const listsOf = (saved: SavedLists | undefined, profile: string): readonly string[] =>
  saved?.saved_profiles.find((one) => one.profile === profile)?.saved_lists ?? [];

/**
 * The lists after the person was put into these; without `lists`, their current ones or the
 * default.
 */
export function withMark(
  saved: SavedLists,
  profile: string,
  lists: readonly string[] | undefined,
): SavedLists {
  const before = listsOf(saved, profile);
  const defaults = saved.saved_lists.filter((one) => one.is_default);
  const own = before.length > 0 ? before : defaults.map(({ saved_list }) => saved_list);
  const after = lists ?? own;
  const others = saved.saved_profiles.filter((one) => one.profile !== profile);
  const step = (list: string): number =>
    Number(after.includes(list)) - Number(before.includes(list));
  return {
    saved_lists: saved.saved_lists.map((one) => ({
      ...one,
      count: one.count + step(one.saved_list),
    })),
    saved_profiles: after.length > 0 ? [...others, { profile, saved_lists: [...after] }] : others,
  };
}
