import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ApiParts } from './contexts.ts';
import { metricsText } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function opensMetrics(settings: Settings, authorization = ''): boolean {
  const { metricsToken, environment } = settings;
  if (metricsToken === undefined) return environment !== 'production';
  return timingSafeEqual(digest(authorization), digest(`Bearer ${metricsToken}`));
}

/** The state is renewed each second; an older one is told with its age, and a much older one is none. */
const staleAfterMs = 2_500;
const oldAfterMs = 10_000;

/**
 * Pages for monitoring; ready only when the database, its migrations and the job queue are. They wait
 * for nothing: whoever asks wants to know that the database is silent, not to wait for it.
 */
export function registerHealth(app: FastifyInstance, parts: ApiParts): void {
  app.get('/health/live', { config: { rateLimit: false } }, async () => ({ status: 'live' }));

  app.get('/health/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const { database, migrations, ageMs } = parts.watch.state();
    const jobs = parts.jobs.ready();
    const isReady = database && migrations && jobs && ageMs < oldAfterMs;
    reply.code(isReady ? 200 : 503);
    const age = ageMs < staleAfterMs ? {} : { age_seconds: Math.round(ageMs / 1000) };
    return { status: isReady ? 'ready' : 'not_ready', database, migrations, jobs, ...age };
  });

  app.get('/metrics', { config: { rateLimit: false } }, async ({ headers }, reply) => {
    if (!opensMetrics(parts.settings, headers.authorization)) throw new Refusal('not_found');
    const { type, text } = await metricsText();
    return reply.type(type).send(text);
  });
}
