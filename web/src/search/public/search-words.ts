import { namedAll, type FindSearch as Search } from '../find-search.ts';

/** The search as the page's URL holds it. */
export type FindSearch = Search;

/** The names of the items in a URL parameter. */
export const namesIn = (texts: readonly string[] | undefined): string[] =>
  namedAll(texts).map(({ name }) => name);
