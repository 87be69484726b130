/** What a machine is asked. No zod here, so that the lists cost the app nothing. */
export const aiJobTypes = [
  'qa_interview_ai_assessment',
  'structured_opportunity',
  'structured_opportunity_recommendation',
  'opportunity_criteria',
] as const;
export type AiJobType = (typeof aiJobTypes)[number];

export const inferenceStatuses = ['pending', 'success', 'failed'] as const;
export type InferenceStatus = (typeof inferenceStatuses)[number];

/** The name of Torg's own rules in `answered_by`; else it is the name of the model. */
export const builtInEngine = 'built-in';
