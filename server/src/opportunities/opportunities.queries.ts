export { type MeasuredBy, measuredBy } from './criteria/measured-by.ts';
export { findCriteria, findCriteriaVersions } from './criteria/criteria.repository.ts';
export { findNeedFacts, openOpportunity } from './open-opportunity.ts';
export { mayEdit, mayUse, type OpportunityFacts } from './opportunities.policy.ts';
