export { type FoundAccount, findAccount, leavesOthersWithoutAdmin } from './accounts.repository.ts';
export { findUnverified } from './invitations/unverified.repository.ts';
export { mustHaveFactor } from './factors/factors.policy.ts';
export { unusedSince } from './sessions/sessions.repository.ts';
export { withoutSession } from './sessions/without-session.ts';
