/** What a machine is asked. No zod here, so that the lists cost the app nothing. */
export const aiJobTypes = [
  'qa_interview_ai_assessment',
  'structured_opportunity',
  'structured_opportunity_recommendation',
  'opportunity_criteria',
  'assignment_profile_ai_assessment',
  'profile_evaluation',
  'profile_most_relevant_professional_engagements',
  'profile_comparison_evaluation',
  'profile_ranking_evaluation',
] as const;
export type AiJobType = (typeof aiJobTypes)[number];

export const inferenceStatuses = ['pending', 'success', 'failed'] as const;
export type InferenceStatus = (typeof inferenceStatuses)[number];

/** The name of Torg's own rules in `answered_by`; else it is the name of the model. */
export const builtInEngine = 'built-in';
