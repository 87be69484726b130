import './ai-jobs.tables.ts';

export { aiJobOf } from './ai-job-of.ts';
export {
  type AiAnswer,
  type AiKind,
  type AiQuestion,
  defineAiKind,
  type FoundQuestion,
} from './ai-kind.ts';
export { type AskContext, askAi, askAiAll } from './asking/ask-ai.ts';
export { countQuestionAtOnce } from './asking/daily-limit.ts';
export { cancelAiJobs } from './cancel-ai-jobs.ts';
export { emptyAiJobs, forgetAiJobs } from './record/record.repository.ts';
