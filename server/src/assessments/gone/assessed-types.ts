import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';

/** The kinds of questions about people who are assessed. */
export const assessedTypes: readonly AiJobType[] = [
  'assignment_profile_ai_assessment',
  'profile_evaluation',
  'profile_most_relevant_professional_engagements',
  'profile_comparison_evaluation',
  'profile_ranking_evaluation',
];
