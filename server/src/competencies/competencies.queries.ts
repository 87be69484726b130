export {
  type KnownAs,
  competenciesOf,
  findCalled,
  findNames,
  findProposed,
  nameColumn,
} from './competencies.repository.ts';
export { competencyId } from './load-competencies.ts';
export { type Followed, findFollowed } from './merging/followed.repository.ts';
export { type LockedTerm, checkFree } from './terms.repository.ts';
export { type NearestRow, findNearest } from './nearest/nearest.repository.ts';
export { findSynonyms } from './synonyms/synonyms.repository.ts';
export { type Merge, findSwapped } from './merging/merges.repository.ts';
export { roleInSentence } from './role-in-sentence.ts';
export { type WrittenTerm, readTerms, termKey } from './read-terms.ts';
export {
  type VocabularyTerm,
  findVocabulary,
  findVocabularyVersion,
} from './vocabulary.repository.ts';
