export { type AssignmentFacts, mayRead } from './assignments.policy.ts';
export { facts, findFacts } from './assignments.repository.ts';
