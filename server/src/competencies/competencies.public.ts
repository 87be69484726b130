export { nameColumn } from './competencies.repository.ts';
export { competencyId } from './load-competencies.ts';
