import type { z } from 'zod';
import { defineJob, type JobDefinition } from '../platform/jobs/job-definition.ts';
import { AiJobInput, aiJobName } from './ai-job-input.ts';
import type { AiKind } from './ai-kind.ts';
import { answerAiJob } from './answer-ai-job.ts';
import { mostTries } from './try-again.ts';

/** Longer than a model may take for all its rounds. */
const expireInSeconds = 300;

/** The job that answers the questions of a kind. */
export const aiJobOf = (kind: AiKind): JobDefinition<z.output<typeof AiJobInput>> =>
  defineJob({
    name: aiJobName(kind.type),
    input: AiJobInput,
    retries: mostTries,
    retryAfterSeconds: 15,
    expireInSeconds,
    run: (context, { ai_job }) => answerAiJob(context, kind, ai_job),
  });
