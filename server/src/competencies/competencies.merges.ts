import { merges } from '../platform/merges.ts';

/** Records of what was merged, and how far profiles have followed, stay with the term they are of. */
export const competencyMerges = merges({
  account: {
    'competency.proposed_by': 'follows',
    'competency_merge.made_by': 'follows',
    'competency_merge.undone_by': 'follows',
  },
  competency: {
    'competency.merged_into': 'follows',
    'competency_followed.competency': 'stays',
    'competency_merge.competency': 'stays',
    'competency_merge.into_competency': 'stays',
    'competency_synonym.competency': 'stays',
  },
});
