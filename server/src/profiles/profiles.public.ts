import './profiles.tables.ts';

export { findConsultantsOf } from './consultant-list.repository.ts';
export { consultantView } from './consultants.views.ts';
export { countHolders } from './holders.repository.ts';
export { hideProfile } from './activation-moves.ts';
export { makeProfile, makeProfileIfNone } from './make-profile.ts';
export { findWithFilledProfile } from './merge-profiles.repository.ts';
export { findProfiles, type ProfileRow } from './profile-reading.repository.ts';
export { profileView } from './profiles.views.ts';
export { can, isSearcher, mayRead } from './profiles.policy.ts';
export { findRuleResults } from './rules.repository.ts';
export { findFacts, lockProfiles } from './facts.repository.ts';
export { updateVisibility } from './profile-changed.ts';
export { findVisibleOf, searchVisibleConsultants } from './profiles.repository.ts';
export { findActivationRequests, findReviews } from './waiting.repository.ts';
