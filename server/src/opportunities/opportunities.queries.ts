export { findNeedFacts, openOpportunity } from './open-opportunity.ts';
export { mayEdit, type OpportunityFacts } from './opportunities.policy.ts';
