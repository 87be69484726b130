import { CvToolFailure } from '../../platform/ports/cv-tool.ts';
import type { Answered } from './flowcase-http.ts';

const longestPauseSeconds = 3_600;

/** In seconds, from a number or a date. */
function pauseOf({ headers }: Answered): number | undefined {
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(Math.ceil(seconds), 0), longestPauseSeconds);
}

/** Throws what an answer that is no success means; says the status alone, since bodies hold names. */
export function checkAnswer(answer: Answered): Answered {
  const { status, headers } = answer;
  const detail = String(status);
  if (status === 401 || status === 403) throw new CvToolFailure('unauthorized', detail);
  if (status === 404) throw new CvToolFailure('not_found', detail);
  if (status === 413) throw new CvToolFailure('too_large', detail);
  if (status === 429) throw new CvToolFailure('rate_limited', detail, pauseOf(answer));
  if (status >= 500) throw new CvToolFailure('unavailable', detail, pauseOf(answer));
  if (status >= 300 && status < 400) throw new CvToolFailure('not_allowed', 'a redirect');
  const encoding = headers['content-encoding'] ?? 'identity';
  if (status !== 200 || encoding !== 'identity') throw new CvToolFailure('malformed', detail);
  return answer;
}
