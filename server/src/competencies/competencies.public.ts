export { nameColumn } from './competencies.repository.ts';
