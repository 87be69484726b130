export { type FoundAccount, findAccount, leavesOthersWithoutAdmin } from './accounts.repository.ts';
export { findUnverified } from './invitations/unverified.repository.ts';
