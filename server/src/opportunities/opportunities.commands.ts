export { ownNeedOf } from './assignments/own-need.ts';
export { requireCriteria } from './criteria/require-criteria.ts';
export { lockForChange } from './open-opportunity.ts';
export { lockOpportunity } from './opportunities.repository.ts';
