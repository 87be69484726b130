import { namedAll, type FindSearch as Search } from '../find-search.ts';

/** What the page of a search keeps in its address. */
export type FindSearch = Search;

/** What things in the address are called. */
export const namesIn = (texts: readonly string[] | undefined): string[] =>
  namedAll(texts).map(({ name }) => name);
