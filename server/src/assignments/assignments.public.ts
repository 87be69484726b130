export { mayRead } from './assignments.policy.ts';
export { findStanding } from './assignments.repository.ts';
