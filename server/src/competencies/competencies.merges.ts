import { merges } from '../platform/merges.ts';

/** Records of merges, and the progress of profiles that follow a change, stay with their term. */
export const competencyMerges = merges({
  account: {
    'competency.proposed_by': 'follows',
    'competency_merge.made_by': 'follows',
    'competency_merge.undone_by': 'follows',
  },
  competency: {
    'competency.merged_into': 'follows',
    'competency_followed.competency': 'stays',
    'competency_nearest.competency': 'stays',
    'competency_merge.competency': 'stays',
    'competency_merge.into_competency': 'stays',
    'competency_synonym.competency': 'stays',
  },
});
