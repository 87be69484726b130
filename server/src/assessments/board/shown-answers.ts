import type { AnswerRow, LatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';

const newest = (rows: readonly AnswerRow[]): AnswerRow | undefined =>
  rows.reduce<AnswerRow | undefined>(
    (best, row) => (best === undefined || row.created_at > best.created_at ? row : best),
    undefined,
  );

/**
 * One of many: the newest question, and the newest answer, which is shown until the question has its
 * own. Questions with different prompts are about different rows.
 */
export function newestOf(all: readonly LatestAnswers[]): LatestAnswers | undefined {
  const latest = newest(all.map((one) => one.latest));
  if (latest === undefined) return undefined;
  const current = newest(all.flatMap((one) => one.current ?? []));
  return { latest, current, given: newest(all.flatMap((one) => one.given ?? [])) };
}
