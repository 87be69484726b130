export { canAnswerInterest } from './answers/interest-state.policy.ts';
export {
  findAnswersOf,
  type AnswerOfInterest,
} from './answers/answers-of-assignment.repository.ts';
export { findInterestsOf } from './answers/interest-rows.repository.ts';
