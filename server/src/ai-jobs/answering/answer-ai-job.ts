import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeOfJob, JobContext } from '../../platform/jobs/job-definition.ts';
import { asSystem, moveLocked } from '../../platform/move.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import type { AiFailure } from '../ai-failures.ts';
import { aiQuestions } from '../ai-job-moves.ts';
import { aiQueueOf, enqueued } from '../ai-job-input.ts';
import {
  type AiEnding,
  type AiJobRow,
  beginTry,
  countTokens,
  deleteJob,
  findSubject,
  lockJobs,
} from '../ai-jobs.repository.ts';
import { type AiKind, type FoundQuestion, hasRuns, sentOf } from '../ai-kind.ts';
import { answerQuestion, type Answered, engineOf } from './answer-question.ts';
import { askAi } from '../asking/ask-ai.ts';
import { inputHashOf } from '../asking/question-hash.ts';
import { deleteRuns } from './runs.repository.ts';
import { NoLongerPending, savedRunsOf } from './saved-runs.ts';
import { mostTries, pauseAfter } from './try-again.ts';

interface Running {
  context: JobContext;
  kind: AiKind;
  job: AiJobRow;
}

/** With an error there is no answer. */
type AiEnd = AiEnding & { error?: Exclude<AiFailure, 'cancelled'> };

/** When two tries end at once, the first one counts: false for the other. */
async function end(
  { context, kind, job }: Running,
  tx: Tx,
  change: ChangeOfJob,
  { error: reason, ...ending }: AiEnd,
): Promise<boolean> {
  const rows = await lockJobs(tx, [job.ai_job]);
  if (hasRuns(kind)) await deleteRuns(tx, job.ai_job);
  if (rows[0]?.inference_status !== 'pending') return false;
  const system = asSystem({ ...change, db: tx, now: context.now() });
  if (reason === undefined) {
    await moveLocked(system, aiQuestions, rows, { move: 'answer', with: ending });
  } else {
    await moveLocked(system, aiQuestions, rows, { move: 'fail', reason, with: ending });
  }
  await change.notify(await kind.live.accounts(tx, [job.subject]), kind.live.topic);
  return true;
}

/** Asks about the subject as it is now, for whoever asked before. */
function askAboutNow({ context, kind, job }: Running, tx: Tx, change: ChangeOfJob) {
  const { subject, asked_by, asked_for, locale } = job;
  const { settings } = context.external;
  const asking = { ...change, db: tx, now: context.now(), settings };
  return askAi(asking, kind, { subject, asked_by, asked_for, locale, follows_change: true });
}

async function basisOf(kind: AiKind, tx: Tx, subject: string): Promise<object | undefined> {
  return (await kind.basis(tx, [subject])).get(subject);
}

/** Begins a try; undefined if there is nothing to answer any more, or something else. */
async function begin(context: JobContext, kind: AiKind, ai_job: string) {
  return context.transaction(async (tx, change): Promise<AiJobRow | undefined> => {
    const subject = await findSubject(tx, ai_job);
    if (subject === undefined) return undefined;
    await kind.lock(tx, [subject]);
    const job = await beginTry(tx, ai_job, context.now());
    if (job === undefined) return undefined;
    const running = { context, kind, job };
    const basis = await basisOf(kind, tx, subject);
    const answered_by = engineOf(context, kind);
    if (basis === undefined) await end(running, tx, change, { answered_by, error: 'gone' });
    else if (job.tries > mostTries) await end(running, tx, change, { answered_by, error: 'lost' });
    else if (inputHashOf(basis) === job.input_hash) return job;
    else {
      await deleteJob(tx, ai_job);
      await askAboutNow(running, tx, change);
    }
    return undefined;
  });
}

/** An answer to what has changed meanwhile is stored and not applied, and the new question is asked. */
async function saveAnswer(running: Running, input: object, { output, ...by }: Answered) {
  const { context, kind, job } = running;
  const { subject, ai_job, asked_by } = job;
  await context.transaction(async (tx, change) => {
    await kind.lock(tx, [subject]);
    const basis = await basisOf(kind, tx, subject);
    const is_outdated = basis === undefined || inputHashOf(basis) !== job.input_hash;
    const ending = {
      ...by,
      input: JSON.stringify(input),
      output: JSON.stringify(output),
      is_outdated,
    };
    const isFirst = await end(running, tx, change, ending);
    if (!isFirst) return;
    if (basis !== undefined && is_outdated) await askAboutNow(running, tx, change);
    if (is_outdated) return;
    const { answered_by } = by;
    const answer = { ai_job, subject, asked_by, output, answered_by, now: context.now() };
    await kind.apply?.(tx, change, answer);
  });
}

async function tryAgainOrFail(running: Running, input: object, error: NoAnswer) {
  const { context, kind, job } = running;
  const { ai_job, tries } = job;
  const startAfterSeconds = pauseAfter(error, tries);
  context.log.warn({ err: error, ai_job, tries }, 'a question to the language model got no answer');
  await context.transaction(async (tx, change) => {
    if (startAfterSeconds === undefined) {
      const { reason, tokens } = error;
      const answered_by = engineOf(context, kind);
      const ending = { answered_by, tokens, input: JSON.stringify(input) };
      await end(running, tx, change, { ...ending, error: reason });
      return;
    }
    if (error.tokens) await countTokens(tx, ai_job, error.tokens, context.now());
    const { input: again, options } = enqueued(ai_job, job.asked_for);
    await change.enqueue(aiQueueOf(kind.type), again, { ...options, startAfterSeconds });
  });
}

/** One try at a question. The queue runs it again if the process dies in between. */
export async function answerAiJob(context: JobContext, kind: AiKind, ai_job: string) {
  const job = await begin(context, kind, ai_job);
  if (job === undefined) return;
  const running = { context, kind, job };
  const found: FoundQuestion<object> | undefined = await kind.find(
    context,
    job.subject,
    job.locale,
  );
  if (found === undefined) {
    await context.transaction((tx, change) =>
      end(running, tx, change, { error: 'gone', answered_by: builtInEngine }),
    );
    return;
  }
  const question = { ...found, seed: job.seed };
  const sent = sentOf(kind, question);
  try {
    const saved = hasRuns(kind) ? await savedRunsOf(context, ai_job) : undefined;
    await saveAnswer(running, sent, await answerQuestion(context, kind, question, saved));
  } catch (error) {
    if (error instanceof NoLongerPending) return;
    if (!(error instanceof NoAnswer)) throw error;
    await tryAgainOrFail(running, sent, error);
  }
}
