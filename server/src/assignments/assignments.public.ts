export { mayRead } from './assignments.policy.ts';
export { findStanding, holdStanding } from './assignments.repository.ts';
