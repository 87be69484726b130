import type { z } from 'zod';
import { defineJob, type JobDefinition } from '../platform/jobs/job-definition.ts';
import { AiJobInput, aiJobName } from './ai-job-input.ts';
import { type AiKind, hasRuns } from './ai-kind.ts';
import { answerAiJob } from './answering/answer-ai-job.ts';
import { mostTries } from './answering/try-again.ts';

/** Longer than a model may take for all its rounds. */
const expireInSeconds = 300;
const mostRuns = 6;
/** A model is waited for most of the time; rules are busy. */
const modelsAtOnce = 4;
const rulesAtOnce = 2;

/** The job that answers the questions of a kind. */
export function aiJobOf(kind: AiKind): JobDefinition<z.output<typeof AiJobInput>> {
  const atOnce = kind.engine === 'model' ? modelsAtOnce : rulesAtOnce;
  return defineJob({
    name: aiJobName(kind.type),
    input: AiJobInput,
    retries: mostTries,
    retryAfterSeconds: 15,
    expireInSeconds: hasRuns(kind) ? mostRuns * expireInSeconds : expireInSeconds,
    atOnce,
    givesWay: true,
    // No organization has over half of the workers, or others would wait until all of it is answered.
    atOncePerGroup: atOnce / 2,
    run: (context, { ai_job }) => answerAiJob(context, kind, ai_job),
  });
}
