import type { ChangeContext } from '../platform/handler.ts';
import { asSystem, moveLocked } from '../platform/move.ts';
import { aiQuestions } from './ai-job-moves.ts';
import type { AiKind } from './ai-kind.ts';
import { lockPending, restoreAnswers } from './ai-jobs.repository.ts';

/**
 * Ends what is pending about the subjects; the answers before still stand. A worker that runs one finds
 * it no longer pending. Answers how many were ended.
 */
export async function cancelAiJobs(
  context: Pick<ChangeContext, 'db' | 'notify' | 'now' | 'emit' | 'enqueue'>,
  kind: AiKind,
  subjects: readonly string[],
): Promise<number> {
  if (subjects.length === 0) return 0;
  const { db, notify } = context;
  await kind.lock(db, [...new Set(subjects)].toSorted());
  const pending = await lockPending(db, { type: kind.type, subjects });
  if (pending.length === 0) return 0;
  await moveLocked(asSystem(context), aiQuestions, pending, {
    move: 'cancel',
    reason: 'cancelled',
  });
  const ids = pending.map(({ ai_job }) => ai_job);
  await restoreAnswers(db, ids);
  const ended = pending.map(({ subject }) => subject);
  const accounts = await kind.live.accounts(db, ended);
  await notify([...new Set(accounts)], kind.live.topic);
  return pending.length;
}
