export { findCalled, nameColumn, type KnownAs } from './competencies.repository.ts';
export { competencyId } from './load-competencies.ts';
