import './ai-jobs.tables.ts';

export { aiJobOf } from './ai-job-of.ts';
export { type AiKind, type AiQuestion, defineAiKind } from './ai-kind.ts';
export { type AskContext, askAi } from './ask-ai.ts';
export { forgetAiJobs } from './ai-jobs.repository.ts';
