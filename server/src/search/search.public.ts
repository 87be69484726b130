export type { SearchContext } from './ask-meaning.ts';
export { findByWords } from './find-consultants.ts';
export { countFitting, findFitting, meaningOf, type FittingCriteria } from './fitting.ts';
export { readQuery } from './query-groups.ts';
export { phrasesOf, wordsOf } from './read-query.ts';
export { findWholeSearch, showHits } from './search-consultants.ts';
