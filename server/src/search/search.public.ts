export { groupsOf } from './query-groups.ts';
export { phrasesOf, wordsOf } from './read-query.ts';
