export {
  competenciesHeld,
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
export { checkFree, holdNames, holdTerm, updateTerm, type HeldTerm } from './terms.repository.ts';
export { copySynonyms, deleteSynonyms, findSynonyms, keepSynonyms } from './synonyms.repository.ts';
export {
  findMoved,
  holdMerge,
  insertMerge,
  keepMoved,
  markUndone,
  passBackMerged,
  passOnMerged,
  setMerged,
  type Merge,
  type Moved,
} from './merges.repository.ts';
export { restoreCompetency, swapCompetency, type Holder } from './swap-competency.ts';
