import './profiles.tables.ts';

export { findConsultantsOf } from './lists/consultant-list.repository.ts';
export { consultantView } from './lists/consultants.views.ts';
export { countHolders } from './competencies/holders.repository.ts';
export { findWithFilledProfile } from './merge-profiles.repository.ts';
export { type ProfileRow, findProfile, findProfiles } from './profile-reading.repository.ts';
export { profileView } from './profiles.views.ts';
export { can, isSearcher, mayEdit, mayRead, type ProfileFacts } from './profiles.policy.ts';
export { findRuleResults } from './visibility/rules.repository.ts';
export { facts, factsFrom, findFacts } from './visibility/facts.repository.ts';
export { findVisibleOf, searchVisibleConsultants } from './profiles.repository.ts';
export { findActivationRequests, findReviews } from './review/waiting.repository.ts';
export { openForOwner } from './editing/open-profile.ts';
export { fromColumns } from './items/profile-item-columns.ts';
export { findFollowedMarks } from './imported/imported-items.repository.ts';
export { type Recency, isNewer, recencyOf } from './items/recency.ts';
