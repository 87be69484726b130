import { merges } from '../platform/merges.ts';

export const qaInterviewMerges = merges({
  account: {
    'qa_interview_form.account': 'follows',
    'qa_interview_form.decided_by': 'follows',
  },
});
