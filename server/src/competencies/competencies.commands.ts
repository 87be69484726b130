export { openTerm } from './open-term.ts';
export { termChanged } from './changed-term.ts';
export { advanceFollowed, endFollowed } from './merging/followed.repository.ts';
export { lockNames, lockTerm, updateTerm } from './terms.repository.ts';
export { copySynonyms, deleteSynonyms, saveSynonyms } from './synonyms/synonyms.repository.ts';
export {
  insertMerge,
  lockMerge,
  markUndone,
  returnMerged,
  saveSwapped,
  setMerged,
  transferMerged,
} from './merging/merges.repository.ts';
export { type Holder, replaceCompetency, restoreCompetency } from './merging/replace-competency.ts';
export { proposeTerm } from './propose-term.ts';
