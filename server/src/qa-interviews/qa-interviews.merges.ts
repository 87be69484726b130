import { merges } from '../platform/merges.ts';

export const qaInterviewMerges = merges({
  account: {
    'ai_job.asked_by': 'follows',
    'qa_interview_form.account': 'follows',
    'qa_interview_form.decided_by': 'follows',
  },
});
