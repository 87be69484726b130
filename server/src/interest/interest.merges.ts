import { merges } from '../platform/merges.ts';

export const interestMerges = merges({
  account: {
    'assignment_interest.account': 'follows',
    'assignment_interest.sent_by': 'follows',
    'assignment_interest.answered_by': 'follows',
    'answer_reminder.account': 'goes',
    'presentation_consent.account': 'follows',
    'presentation_consent.asked_by': 'follows',
  },
});
