import type { ChangeContext } from '../platform/handler.ts';
import type { AiKind } from './ai-kind.ts';
import { cancelPending } from './ai-jobs.repository.ts';

/**
 * Ends what is pending about the subjects; the answers before still stand. A worker that runs one finds
 * it no longer pending. Answers how many were ended.
 */
export async function cancelAiJobs(
  { db, notify, now }: Pick<ChangeContext, 'db' | 'notify' | 'now'>,
  kind: AiKind,
  subjects: readonly string[],
): Promise<number> {
  if (subjects.length === 0) return 0;
  await kind.lock(db, [...new Set(subjects)].toSorted());
  const ended = await cancelPending(db, { type: kind.type, subjects, now });
  if (ended.length === 0) return 0;
  const accounts = await kind.live.accounts(db, ended);
  await notify([...new Set(accounts)], kind.live.topic);
  return ended.length;
}
