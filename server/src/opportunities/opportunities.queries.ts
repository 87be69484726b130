export { findNeedFacts, openOpportunity } from './open-opportunity.ts';
export { mayEdit, mayUse, type OpportunityFacts } from './opportunities.policy.ts';
