export { mayRead, type AssignmentFacts } from './assignments.policy.ts';
export { findFacts, lockAssignment, facts } from './assignments.repository.ts';
