export { type AssignmentFacts, assignmentMoves, mayEdit, mayRead } from './assignments.policy.ts';
export { facts, findFacts } from './assignments.repository.ts';
