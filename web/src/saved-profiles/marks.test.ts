import { describe, expect, it } from 'vitest';
import { listsOf, teamListsOf, withMark, withTeamMark } from './marks.ts';
import type { SavedLists } from './saved-lists.ts';

const fixed = { rename: false, remove: false, share: false, unshare: false, takeOver: false };
const named = { ...fixed, rename: true, remove: true, share: true };
const own = { is_own: true, owner: { account: 'me', name: 'Jeg' }, shared_with: null };
const client = { organization: 'client', name: 'Isfoss' };
const shared = { is_own: false, owner: { account: 'her', name: 'Siv' }, shared_with: client };
const saved: SavedLists = {
  saved_lists: [
    { saved_list: 'own', title: '', is_default: true, count: 1, can: fixed, ...own },
    { saved_list: 'shift', title: 'Vakt', is_default: false, count: 1, can: named, ...own },
    { saved_list: 'team', title: 'Felles', is_default: false, count: 0, can: fixed, ...shared },
  ],
  saved_profiles: [{ profile: 'kari', saved_lists: ['own', 'shift'] }],
  team_profiles: [],
};
const counts = ({ saved_lists }: SavedLists) => saved_lists.map(({ count }) => count);

describe('a saved person', () => {
  it('is in the default list at once', () => {
    const after = withMark(saved, 'per', undefined);
    expect([listsOf(after, 'per'), counts(after)]).toEqual([['own'], [2, 1, 0]]);
  });
  it('stays in the same lists', () => {
    const after = withMark(saved, 'kari', undefined);
    expect([listsOf(after, 'kari'), counts(after)]).toEqual([
      ['own', 'shift'],
      [1, 1, 0],
    ]);
  });
  it('is moved from one list to another', () => {
    const after = withMark(saved, 'kari', ['own']);
    expect([listsOf(after, 'kari'), counts(after)]).toEqual([['own'], [1, 0, 0]]);
  });
  it('is in no list once removed', () => {
    const after = withMark(saved, 'kari', []);
    expect([after.saved_profiles, counts(after)]).toEqual([[], [0, 0, 0]]);
  });
  it('comes into a list of a colleague and leaves it, and is in one’s own as before', () => {
    const change = { profile: 'kari', list: 'team' };
    const after = withTeamMark(saved, { ...change, isIn: true });
    expect([teamListsOf(after, 'kari'), counts(after)]).toEqual([['team'], [1, 1, 1]]);
    expect(listsOf(after, 'kari')).toEqual(['own', 'shift']);
    expect(withTeamMark(after, { ...change, isIn: true })).toBe(after);
    expect(withTeamMark(after, { ...change, isIn: false })).toEqual(saved);
  });
});
