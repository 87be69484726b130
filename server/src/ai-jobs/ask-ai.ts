import type { Locale } from '@torg/protocol/terms';
import type { Tx } from '../platform/database/tables.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { aiJobName, AiJobInput } from './ai-job-input.ts';
import type { AiKind } from './ai-kind.ts';
import {
  askAnew,
  deleteReplaced,
  findSame,
  insertQuestion,
  type NewQuestion,
} from './ai-jobs.repository.ts';
import { inputHashOf, questionHashOf } from './question-hash.ts';

/** A handler's context; a job passes its transaction and the settings of `external`. */
export type AskContext = Pick<ChangeContext, 'db' | 'enqueue' | 'notify' | 'now' | 'settings'>;

interface AskOptions {
  subject: string;
  /** null: automatic */
  asked_by: string | null;
  locale: Locale;
  /** another answer to the same question; joins one that is pending */
  force_recreate?: boolean;
}

/** The same question is inserted or found; it can end in between, but not again and again. */
const mostRounds = 5;

async function insertOrFind(tx: Tx, question: NewQuestion) {
  for (let round = 0; round < mostRounds; round += 1) {
    const inserted = await insertQuestion(tx, question);
    if (inserted !== undefined) return { ai_job: inserted, isNew: true };
    const same = await findSame(tx, question);
    if (same !== undefined) return { ai_job: same, isNew: false };
  }
  throw new Error(`a question was neither inserted nor found: ${question.type}`);
}

/**
 * Asks about a subject as it is now. The same question that is pending or answered is not asked
 * again; one that has failed is.
 */
export async function askAi(
  { db, enqueue, notify, now, settings }: AskContext,
  kind: AiKind,
  { subject, asked_by, locale, force_recreate = false }: AskOptions,
): Promise<{ ai_job: string; isNew: boolean }> {
  await kind.lock(db, subject);
  const input_hash = inputHashOf(await kind.basis(db, subject));
  const question_hash = questionHashOf(kind, input_hash, { settings, locale });
  const { type, prompt_version } = kind;
  const same = { type, subject, question_hash };
  if (force_recreate) await askAnew(db, same);
  const question = { ...same, input_hash, locale, prompt_version, asked_by, created_at: now };
  const found = await insertOrFind(db, question);
  if (!found.isNew) return found;
  await deleteReplaced(db, { ...same, ai_job: found.ai_job });
  const job = { name: aiJobName(type), input: AiJobInput };
  await enqueue(job, { ai_job: found.ai_job }, { key: found.ai_job });
  await notify(await kind.live.accounts(db, subject), kind.live.topic);
  return found;
}
