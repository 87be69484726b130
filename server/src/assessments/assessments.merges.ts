import { merges } from '../platform/merges.ts';
import { mergeAssessments, mergeAssessmentsOfCompany } from './gone/merge-assessments.ts';

export const assessmentMerges = merges(
  {
    account: {
      'opportunity_profile_ai_assessment.account': 'follows',
      'opportunity_profile_ai_assessment.asked_by': 'follows',
      // Of two ratings of the same answer, that of the kept account stays.
      'opportunity_profile_ai_assessment_feedback.account': 'follows',
      'evaluation_board_card_ai_assessment.account': 'follows',
      'evaluation_board_card_ai_assessment.asked_by': 'follows',
      'evaluation_board_card_ai_assessment_rating.account': 'follows',
      'evaluation_board_column_ai_assessment.asked_by': 'follows',
      'evaluation_board_card_score.account': 'follows',
      'evaluation_board_card_opening.account': 'follows',
      'declined_ai_assessment.account': 'follows',
      'human_assessment.account': 'follows',
      'human_assessment.answered_by': 'follows',
    },
    organization: { 'opportunity_profile_ai_assessment.company': 'follows' },
  },
  { mergeAccount: mergeAssessments, mergeOrganization: mergeAssessmentsOfCompany },
);
