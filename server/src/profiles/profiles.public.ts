import './profiles.tables.ts';

export { findConsultantsOf } from './consultant-list.repository.ts';
export { consultantView } from './consultants.views.ts';
export { dayOf } from './day-of.ts';
export { countHolders } from './holders.repository.ts';
export { hideProfile } from './activation-moves.ts';
export { makeProfile, makeProfileIfNone } from './make-profile.ts';
export { findProfiles, type ProfileRow } from './profile-reading.repository.ts';
export { profileView } from './profiles.views.ts';
export { can, isSearcher, mayRead } from './profiles.policy.ts';
export { findRuleResults } from './rules.repository.ts';
export { findStanding, lockProfiles } from './standing.repository.ts';
export { keepVisibility } from './profile-changed.ts';
export { holdProfilesWith, restoreInProfiles, swapInProfiles } from './swap-in-profiles.ts';
export { findVisibleAmong, searchVisibleConsultants } from './profiles.repository.ts';
export { findActivationRequests, findReviews } from './waiting.repository.ts';
