import type { NoAnswer } from '../../platform/ports/language-model.ts';

/** After so many tries, whoever asked sees why there is no answer. */
export const mostTries = 4;

const firstPauseSeconds = 15;
const longestPauseSeconds = 3_600;

/** When to try again after so many tries; undefined: not at all. */
export function pauseAfter(error: NoAnswer, tries: number): number | undefined {
  if (error.again !== 'later' || tries >= mostTries) return undefined;
  const pause = firstPauseSeconds * 2 ** (tries - 1);
  return Math.min(Math.max(pause, error.retryAfterSeconds ?? 0), longestPauseSeconds);
}
