import type { ReadContext } from '../../platform/handler.ts';

/** Records that the caller was shown the answers of these jobs; nobody waits for it. */
export function noteLooks(
  { trackView }: Pick<ReadContext, 'trackView'>,
  ai_jobs: readonly string[],
): void {
  if (ai_jobs.length > 0) trackView('looked_at_ai_answers', { ai_jobs: [...ai_jobs] });
}
