import type { JobContext } from '../../platform/jobs/job-definition.ts';
import type { Tokens } from '../../platform/ports/language-model.ts';
import { countTokens } from '../ai-jobs.repository.ts';
import type { AiQuestion } from '../ai-kind.ts';
import { inputHashOf } from '../asking/question-hash.ts';
import { findRuns, saveRun } from './runs.repository.ts';

/** Thrown when a question has been cancelled or answered while it was worked on. */
export class NoLongerPending extends Error {}

/** The answers that a question in several runs has so far. */
export interface SavedRuns {
  /** the answer of an earlier try to the same data in the same order */
  find: (run: number, question: AiQuestion<object>) => object | undefined;
  /** Throws `NoLongerPending`. */
  save: (
    run: number,
    question: AiQuestion<object>,
    answered: { output: object; tokens: Tokens | undefined },
  ) => Promise<void>;
}

/** With them, a try that was lost repeats only the run that it was lost in. */
export async function savedRunsOf(context: JobContext, ai_job: string): Promise<SavedRuns> {
  const saved = new Map((await findRuns(context.db, ai_job)).map((one) => [one.run, one]));
  return {
    find(run, { data }) {
      const one = saved.get(run);
      return one?.input_hash === inputHashOf(data) ? one.output : undefined;
    },
    async save(run, { data }, { output, tokens = { input: 0, output: 0 } }) {
      await context.transaction(async (tx) => {
        const isPending = await countTokens(tx, ai_job, tokens, context.now());
        if (!isPending) throw new NoLongerPending();
        await saveRun(tx, ai_job, { run, input_hash: inputHashOf(data), output });
      });
    },
  };
}
