import { merges } from '../platform/merges.ts';
import './ai-jobs.tables.ts';

export const aiJobMerges = merges({
  account: { 'ai_job.asked_by': 'follows' },
  organization: { 'ai_job.asked_for': 'follows', 'ai_day.organization': 'goes' },
});
