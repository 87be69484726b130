import { merges } from '../platform/merges.ts';

/** What belongs to a profile ends with it. What was sent stays with who was put forward. */
export const cvMerges = merges({
  account: {
    'cv_export.taken_by': 'follows',
    'cv_sent.profile': 'follows',
  },
  organization: { 'cv_export.organization': 'follows' },
});
