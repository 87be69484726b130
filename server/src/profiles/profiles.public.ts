import './profiles.tables.ts';

export { findConsultantsOf } from './consultant-list.repository.ts';
export { consultantView } from './consultants.views.ts';
export { dayOf } from './day-of.ts';
export { makeProfile } from './make-profile.ts';
export { findRuleResults } from './rules.repository.ts';
export { keepVisibility } from './profile-changed.ts';
export {
  countMatchingConsultants,
  findBestMatches,
  findVisibleAmong,
  searchVisibleConsultants,
} from './profiles.repository.ts';
