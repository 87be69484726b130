export { type AssignmentFacts, assignmentMoves, mayEdit, mayRead } from './assignments.policy.ts';
export { facts, findEditors, findFacts } from './assignments.repository.ts';
