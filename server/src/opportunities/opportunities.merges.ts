import { merges } from '../platform/merges.ts';

export const opportunityMerges = merges({
  account: {
    'opportunity.created_by': 'follows',
    'opportunity_context.created_by': 'follows',
    'opportunity_criteria.approved_by': 'follows',
    'opportunity_criteria_version.approved_by': 'follows',
  },
  organization: { 'opportunity.organization': 'follows' },
});
