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

/**
 * Why a language model gave no answer. `refused`: the endpoint did not accept key, model or request.
 * `declined`: the model would not say. `cut_off`: the answer was longer than the model may write.
 */
export const noAnswerReasons = [
  'timed_out',
  'unreachable',
  'busy',
  'refused',
  'not_an_answer',
  'cut_off',
  'declined',
] as const;
export type NoAnswerReason = (typeof noAnswerReasons)[number];

/** `lost`: it was interrupted too often; `gone`: there is nothing left to answer about. */
export const aiFailureReasons = [...noAnswerReasons, 'lost', 'gone'] as const;

/** The name of Torg's own rules in `answered_by`; else it is the name of the model. */
export const builtInEngine = 'built-in';
