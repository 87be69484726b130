export type { SearchContext } from './meaning/ask-meaning.ts';
export { findByAnyOf, findByMeaningToo, findByWords } from './results/find-consultants.ts';
export { type FittingCriteria, countFitting, findFitting, meaningOf } from './results/fitting.ts';
export { type QueryGroup, readQuery } from './query/query-groups.ts';
export { findWordsLike } from './query/search-words.repository.ts';
export { phrasesOf, wordsOf } from './query/read-query.ts';
export { findReasons, findWholeSearch, showHits } from './results/search-consultants.ts';
