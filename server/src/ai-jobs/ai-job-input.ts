import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import { z } from 'zod';

/** What the job of every kind is enqueued with. */
export const AiJobInput = z.object({ ai_job: z.uuid() });

/** Each kind has a queue of its own, so that none waits for a slow one. */
export const aiJobName = (type: AiJobType): string => `answer-${type.replaceAll('_', '-')}`;

/** The queue of a kind. */
export const aiQueueOf = (type: AiJobType) => ({ name: aiJobName(type), input: AiJobInput });

/** Torg's own questions have their turn like those of an organization. */
const torgItself = 'torg';

/**
 * A question as it is enqueued: once, among those of whoever it was asked for, and a moment after the
 * commit, since the sweeper finds it if it is lost.
 */
export const enqueued = (ai_job: string, asked_for: string | null) => ({
  input: { ai_job },
  options: { key: ai_job, group: asked_for ?? torgItself, soon: true },
});
