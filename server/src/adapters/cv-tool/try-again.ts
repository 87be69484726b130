import { CvToolFailure } from '../../platform/ports/cv-tool.ts';
import type { Pace } from './pace.ts';

const attempts = 4;
const firstPauseMs = 500;

/** How long the tool wants to be left alone; undefined: trying again would change nothing. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof CvToolFailure) || !error.mayPass || attempt >= attempts) return undefined;
  const { retryAfterSeconds } = error;
  return retryAfterSeconds === undefined
    ? firstPauseMs * 2 ** (attempt - 1)
    : retryAfterSeconds * 1_000;
}

/** Tries again what may pass, after the tool's own pause or growing ones, for so long in all. */
export async function tryAgain<T>(
  tenant: string,
  { turn, rest, now }: Pace,
  longestMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const end = now() + longestMs;
  for (let attempt = 1; ; attempt += 1) {
    await turn(tenant);
    try {
      return await work();
    } catch (error) {
      const pause = pauseAfter(error, attempt);
      if (pause === undefined || now() + pause > end) throw error;
      rest(tenant, pause);
    }
  }
}
