import { choice, listSearch, type SearchOf } from '../../client/list-search.ts';

export const standFilters = ['can_be_imported', 'cannot'] as const;
export type StandFilter = (typeof standFilters)[number];

/** The people whom a company has at Flowcase, by name or address, and by whether they can be chosen. */
export const peopleList = listSearch({
  size: 50,
  sorts: { name: 'asc' },
  filters: { stand: choice(standFilters) },
});
export type PeopleSearch = SearchOf<typeof peopleList>;
