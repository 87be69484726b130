import type { AiKind } from '../../../src/ai-jobs/ai-jobs.commands.ts';
import { inputHashOf, questionHashOf } from '../../../src/ai-jobs/asking/question-hash.ts';
import type { Tx } from '../../../src/platform/database/tables.ts';
import type { JobContext } from '../../../src/platform/jobs/job-definition.ts';
import { silentLog } from '../../../src/platform/log.ts';

export interface NeedQuestion {
  subject: string;
  asked_by: string;
  locale: 'nb' | 'sv';
  /** when it was asked, and some seconds later answered */
  at: Date;
}

const answeringMs = 3_000;
/** Nobody has a page open, and no job runs yet. */
const quiet = {
  emit: async () => {},
  enqueue: async () => {},
  enqueueAll: async () => {},
  notify: async () => {},
};

async function insertJob(tx: Tx, kind: AiKind, { at, ...about }: NeedQuestion, end: object = {}) {
  const input_hash = inputHashOf((await kind.basis(tx, [about.subject])).get(about.subject));
  const settings = { languageModel: null };
  const question_hash = questionHashOf(kind, input_hash, { settings, locale: about.locale });
  const { type, prompt_version } = kind;
  const { ai_job } = await tx
    .insertInto('ai_job')
    .values({ ...about, ...end, type, prompt_version, input_hash, question_hash, created_at: at })
    .returning('ai_job')
    .executeTakeFirstOrThrow();
  return ai_job;
}

/** A question that nobody has answered yet; the sweeper finds it. */
export const askOnly = (tx: Tx, kind: AiKind, about: NeedQuestion): Promise<string> =>
  insertJob(tx, kind, about);

/** A question to a model that gave no answer in time. */
export const failToAnswer = (tx: Tx, kind: AiKind, about: NeedQuestion): Promise<string> =>
  insertJob(tx, kind, about, {
    ...{ inference_status: 'failed', error: 'timed_out', answered_by: 'demo-model' },
    finished_at: new Date(about.at.getTime() + answeringMs),
  });

/** A question with the answer of the built-in rules, which is applied. */
export async function answer(tx: Tx, kind: AiKind, about: NeedQuestion): Promise<void> {
  const { subject, asked_by, locale, at } = about;
  const now = new Date(at.getTime() + answeringMs);
  const context = {
    ...{ db: tx, searches: tx, now: () => now, log: silentLog },
    external: { embeddings: null },
  } as unknown as JobContext;
  const found = await kind.find(context, subject, locale);
  if (found === undefined) throw new Error(`the need ${subject} is gone`);
  const question = { ...found, seed: 0 };
  const output: object = await kind.rule(context, question);
  const end = { input: JSON.stringify(question.data), output: JSON.stringify(output) };
  const by = { inference_status: 'success', answered_by: 'built-in', finished_at: now };
  const ai_job = await insertJob(tx, kind, about, { ...end, ...by });
  const { answered_by } = by;
  await kind.apply?.(tx, quiet, { ai_job, subject, asked_by, output, answered_by, now });
}
