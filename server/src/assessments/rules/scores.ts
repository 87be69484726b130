import { mostWithoutMust } from '@torg/protocol/assessments/assessment-terms';
import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';

const weightOf: Record<Importance, number> = { ABSOLUTE: 3, NICE_TO_HAVE: 1 };

/** An absolute criterion below this is not met at all, and nothing else makes up for it. */
const leastOfAbsolute = 30;

/** From which score a criterion is met, or partly met. */
export const metFrom = { met: 70, partly: 30 } as const;
export type Met = 'met' | 'partly' | 'not';

export function metOf(score: number): Met {
  if (score >= metFrom.met) return 'met';
  return score >= metFrom.partly ? 'partly' : 'not';
}

/** The weighted mean of the criteria's scores; at most 39 where an absolute one is not met. */
export function scoreOf(judged: readonly { importance: Importance; score: number }[]): number {
  const weights = judged.map(({ importance }) => weightOf[importance]);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return 0;
  const sum = judged.reduce((total, { score }, at) => total + score * (weights[at] ?? 0), 0);
  const mean = Math.round(sum / all);
  const isMissing = judged.some(
    ({ importance, score }) => importance === 'ABSOLUTE' && score < leastOfAbsolute,
  );
  return isMissing ? Math.min(mean, mostWithoutMust) : mean;
}
