import type { ReadContext } from '../../platform/handler.ts';

/** Who has looked at what; only the first time counts, and lists are read again and again. */
const noted = new Set<string>();
const mostNoted = 100_000;

/** Records that the caller was shown the answers of these jobs; nobody waits for it. */
export function noteLooks(
  { trackView, actor: { account } }: LookContext,
  ai_jobs: readonly string[],
): void {
  const looks = new Map(ai_jobs.map((ai_job) => [`${account} ${ai_job}`, ai_job]));
  const first = [...looks].filter(([look]) => !noted.has(look));
  if (first.length === 0) return;
  if (noted.size + first.length > mostNoted) noted.clear();
  for (const [look] of first) noted.add(look);
  trackView('looked_at_ai_answers', { ai_jobs: first.map(([, ai_job]) => ai_job) });
}

export type LookContext = Pick<ReadContext, 'trackView'> & { actor: { account: string } };
