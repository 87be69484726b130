import { describe, expect, it } from 'vitest';
import { numberOfFilters, peopleAsked, peopleSearch, wholeListAsked } from './people-search.ts';

const read = (search: Record<string, unknown>) => peopleSearch(search as never);

describe('the address of the list of people', () => {
  it('is bare where nothing is chosen, and forgets what nobody offers', () => {
    const bare = { sort: 'name', direction: 'asc', page: '1', role: 'king', standing: 'gone' };
    expect(Object.values(read(bare)).filter(Boolean)).toEqual([]);
  });

  it('says what to ask for, and for which page', () => {
    const search = read({ q: ' Ida ', role: 'consultant', sort: 'active', page: '3' });
    expect(peopleAsked(search)).toMatchObject({
      text: 'Ida',
      role: 'consultant',
      sort: 'active',
      direction: 'desc',
      offset: 60,
    });
    expect(numberOfFilters(search)).toBe(2);
    expect(wholeListAsked(search, 90)).toMatchObject({ sort: 'name', offset: 90, text: 'Ida' });
  });
});
