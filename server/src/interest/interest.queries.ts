export { canAnswerInterest } from './answers/interest-state.policy.ts';
export { findInterestsOf } from './answers/interest-rows.repository.ts';
