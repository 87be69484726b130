export { canAnswerInterest } from './answers/interest-state.policy.ts';
export { type FoundInterest, findInterestsOf } from './answers/interest-rows.repository.ts';
