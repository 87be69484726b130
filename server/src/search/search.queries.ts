export type { SearchContext } from './meaning/ask-meaning.ts';
export { findByWords } from './results/find-consultants.ts';
export { type FittingCriteria, countFitting, findFitting, meaningOf } from './results/fitting.ts';
export { readQuery } from './query/query-groups.ts';
export { phrasesOf, wordsOf } from './query/read-query.ts';
export { findReasons, findWholeSearch, showHits } from './results/search-consultants.ts';
