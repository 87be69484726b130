import { randomInt } from 'node:crypto';
import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { aiQueueOf, enqueued } from '../ai-job-input.ts';
import type { AiKind } from '../ai-kind.ts';
import {
  askAnew,
  deleteReplaced,
  insertOrFindQuestions,
  type Asking,
  type FoundQuestion,
  type OneQuestion,
} from './asking.repository.ts';
import { countQuestions } from './daily-limit.ts';
import { inputHashOf, modelOf, questionHashOf } from './question-hash.ts';

/** A handler's context; a job passes its transaction and the settings of `external`. */
export type AskContext = Pick<
  ChangeContext,
  'db' | 'enqueue' | 'enqueueAll' | 'notify' | 'now' | 'settings'
>;

export interface QuestionJob {
  ai_job: string;
  /** false: the same question was pending or answered */
  isNew: boolean;
  inference_status: InferenceStatus;
}

interface AboutAll {
  /** null: automatic */
  asked_by: string | null;
  /** the organization whose question it is; null: Torg's own */
  asked_for: string | null;
  locale: Locale;
  /** another answer to the same question; joins one that is pending */
  force_recreate?: boolean;
  /** the caller has locked what the questions rest on */
  is_locked?: boolean;
  /** follows from a change: it counts in the limit of the day, and is not refused by it */
  follows_change?: boolean;
}

const mostSeeds = 2 ** 31;

/** The same questions are inserted or found; they can end in between, but not again and again. */
const mostRounds = 5;

async function insertOrFind(tx: Tx, asking: Asking, all: readonly OneQuestion[]) {
  const found: FoundQuestion[] = [];
  let left = all;
  for (let round = 0; round < mostRounds && left.length > 0; round += 1) {
    found.push(...(await insertOrFindQuestions(tx, asking, left)));
    const settled = new Set(found.map(({ subject }) => subject));
    left = left.filter(({ subject }) => !settled.has(subject));
  }
  if (left.length > 0) throw new Error(`questions were neither inserted nor found: ${asking.type}`);
  return found;
}

/** What is asked about each, in the order of their ids. */
async function questionsAbout(
  { db, settings }: AskContext,
  kind: AiKind,
  {
    subjects,
    locale,
    is_locked = false,
  }: Pick<AboutAll, 'locale' | 'is_locked'> & { subjects: readonly string[] },
): Promise<OneQuestion[]> {
  const ordered = [...new Set(subjects)].toSorted();
  if (!is_locked) await kind.lock(db, ordered);
  const bases = await kind.basis(db, ordered);
  return ordered.map((subject) => {
    const input_hash = inputHashOf(bases.get(subject));
    const question_hash = questionHashOf(kind, input_hash, { settings, locale });
    return { subject, input_hash, question_hash, seed: randomInt(mostSeeds) };
  });
}

/** Counts and enqueues new questions, and shows them to whoever looks at them. */
async function begin(
  { db, enqueueAll, notify, now, settings }: AskContext,
  kind: AiKind,
  fresh: readonly FoundQuestion[],
  { asked_for, follows_change }: Pick<AboutAll, 'asked_for' | 'follows_change'>,
): Promise<void> {
  await deleteReplaced(db, kind, fresh);
  const accounts = await kind.live.accounts(
    db,
    fresh.map(({ subject }) => subject),
  );
  await notify([...new Set(accounts)], kind.live.topic);
  await enqueueAll(
    aiQueueOf(kind.type),
    fresh.map(({ ai_job }) => enqueued(ai_job, asked_for)),
  );
  if (modelOf(kind, settings) === undefined) return;
  const limit = follows_change ? undefined : settings.languageModelPerDay;
  await countQuestions(db, { organization: asked_for, questions: fresh.length, now, limit });
}

/**
 * Asks about many subjects as they are now, in as many statements as about one. The same question that
 * is pending or answered is not asked again; one that has failed is. Answers by subject.
 */
export async function askAiAll(
  context: AskContext,
  kind: AiKind,
  options: AboutAll & { subjects: readonly string[] },
): Promise<Map<string, QuestionJob>> {
  const { subjects, asked_by, asked_for, locale, force_recreate = false } = options;
  if (subjects.length === 0) return new Map();
  const { db, now } = context;
  const { type, prompt_version } = kind;
  const all = await questionsAbout(context, kind, options);
  if (force_recreate) await askAnew(db, kind, all);
  const asking = { type, prompt_version, locale, asked_by, asked_for, created_at: now };
  const found = await insertOrFind(db, asking, all);
  const fresh = found.filter(({ is_new }) => is_new);
  if (fresh.length > 0) await begin(context, kind, fresh, options);
  return new Map(
    found.map(({ subject, ai_job, is_new: isNew, inference_status }) => [
      subject,
      { ai_job, isNew, inference_status },
    ]),
  );
}

/** The same about one subject. */
export async function askAi(
  context: AskContext,
  kind: AiKind,
  { subject, ...about }: AboutAll & { subject: string },
): Promise<QuestionJob> {
  const job = (await askAiAll(context, kind, { ...about, subjects: [subject] })).get(subject);
  if (job === undefined) throw new Error(`nothing was asked about ${subject}`);
  return job;
}
