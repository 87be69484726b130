import type { LatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';

type AnswerRow = LatestAnswers['latest'];

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
  return { latest, current: newest(all.flatMap(({ current }) => current ?? [])) };
}

/** The row whose output is shown. */
export const shownOf = ({ latest, current }: LatestAnswers): AnswerRow | undefined =>
  latest.inference_status === 'success' ? latest : current;
