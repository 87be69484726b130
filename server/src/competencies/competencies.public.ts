export {
  competenciesOf,
  findCalled,
  findNames,
  findProposed,
  nameColumn,
  type KnownAs,
} from './competencies.repository.ts';
export { competencyId } from './load-competencies.ts';
export { openTerm } from './open-term.ts';
export { termChanged } from './changed-term.ts';
export {
  advanceFollowed,
  endFollowed,
  findFollowed,
  type Followed,
} from './followed.repository.ts';
export { checkFree, lockNames, lockTerm, updateTerm, type LockedTerm } from './terms.repository.ts';
export { copySynonyms, deleteSynonyms, findSynonyms, saveSynonyms } from './synonyms.repository.ts';
export {
  findMoved,
  lockMerge,
  insertMerge,
  saveMoved,
  markUndone,
  returnMerged,
  transferMerged,
  setMerged,
  type Merge,
  type Moved,
} from './merges.repository.ts';
export { restoreCompetency, replaceCompetency, type Holder } from './replace-competency.ts';
