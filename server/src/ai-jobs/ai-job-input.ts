import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import { z } from 'zod';

/** What the job of every kind is enqueued with. */
export const AiJobInput = z.object({ ai_job: z.uuid() });

/** Each kind has a queue of its own, so that none waits for a slow one. */
export const aiJobName = (type: AiJobType): string => `answer-${type.replaceAll('_', '-')}`;
