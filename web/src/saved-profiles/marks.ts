import type { SavedLists } from './saved-lists.ts';

/** The lists that a person is in. */
export const listsOf = (saved: SavedLists | undefined, profile: string): readonly string[] =>
  saved?.saved_profiles.find((one) => one.profile === profile)?.saved_lists ?? [];

/** The lists of colleagues that a person is in. */
export const teamListsOf = (saved: SavedLists | undefined, profile: string): readonly string[] =>
  saved?.team_profiles.find((one) => one.profile === profile)?.saved_lists ?? [];

/** The lists after the person was put into one of a colleague's, or taken out of it. */
export function withTeamMark(
  saved: SavedLists,
  { profile, list, isIn }: { profile: string; list: string; isIn: boolean },
): SavedLists {
  const before = teamListsOf(saved, profile);
  if (before.includes(list) === isIn) return saved;
  const after = isIn ? [...before, list] : before.filter((one) => one !== list);
  const others = saved.team_profiles.filter((one) => one.profile !== profile);
  return {
    ...saved,
    saved_lists: saved.saved_lists.map((one) =>
      one.saved_list === list ? { ...one, count: one.count + (isIn ? 1 : -1) } : one,
    ),
    team_profiles: after.length > 0 ? [...others, { profile, saved_lists: after }] : others,
  };
}

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
    ...saved,
    saved_lists: saved.saved_lists.map((one) => ({
      ...one,
      count: one.count + step(one.saved_list),
    })),
    saved_profiles: after.length > 0 ? [...others, { profile, saved_lists: [...after] }] : others,
  };
}
