export { requireCriteria } from './criteria/require-criteria.ts';
