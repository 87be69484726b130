export { lockAllFacts, lockAssignment } from './assignments.repository.ts';
export { insertFilledDraft } from './drafting/draft-filled.ts';
