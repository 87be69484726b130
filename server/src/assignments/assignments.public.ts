export { mayRead, type AssignmentStanding } from './assignments.policy.ts';
export { findStanding, holdAssignment, standing } from './assignments.repository.ts';
