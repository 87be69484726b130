import { describe, expect, it } from 'vitest';
import { listsOf, withMark } from './marks.ts';
import type { SavedLists } from './saved-lists.ts';

const fixed = { rename: false, remove: false };
const named = { rename: true, remove: true };
const saved: SavedLists = {
  saved_lists: [
    { saved_list: 'own', title: '', is_default: true, count: 1, can: fixed },
    { saved_list: 'shift', title: 'Vakt', is_default: false, count: 1, can: named },
  ],
  saved_profiles: [{ profile: 'kari', saved_lists: ['own', 'shift'] }],
};
const counts = ({ saved_lists }: SavedLists) => saved_lists.map(({ count }) => count);

describe('a saved person', () => {
  it('is in the default list at once', () => {
    const after = withMark(saved, 'per', undefined);
    expect([listsOf(after, 'per'), counts(after)]).toEqual([['own'], [2, 1]]);
  });
  it('stays in the same lists', () => {
    const after = withMark(saved, 'kari', undefined);
    expect([listsOf(after, 'kari'), counts(after)]).toEqual([
      ['own', 'shift'],
      [1, 1],
    ]);
  });
  it('is moved from one list to another', () => {
    const after = withMark(saved, 'kari', ['own']);
    expect([listsOf(after, 'kari'), counts(after)]).toEqual([['own'], [1, 0]]);
  });
  it('is in no list once removed', () => {
    const after = withMark(saved, 'kari', []);
    expect([after.saved_profiles, counts(after)]).toEqual([[], [0, 0]]);
  });
});
