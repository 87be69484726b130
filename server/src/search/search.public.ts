export { groupsOf, type QueryGroup } from './query-groups.ts';
export { phrasesOf, termsOf, wordsOf } from './read-query.ts';
