export { findWithOpenInterview } from './open-interviews.repository.ts';
export { findUndecided } from './undecided.repository.ts';
