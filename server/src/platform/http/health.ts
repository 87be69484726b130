import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { migrationsAreCurrent } from '../database/migrate.ts';
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

/** Pages for monitoring; ready only when the database, its migrations and the job queue are. */
export function registerHealth(app: FastifyInstance, parts: ApiParts): void {
  app.get('/health/live', { config: { rateLimit: false } }, async () => ({ status: 'live' }));

  app.get('/health/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const database = await parts.database.ready();
    const migrations = database && (await migrationsAreCurrent(parts.database.db));
    const jobs = parts.jobs.ready();
    const isReady = database && migrations && jobs;
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? 'ready' : 'not_ready', database, migrations, jobs };
  });

  app.get('/metrics', { config: { rateLimit: false } }, async ({ headers }, reply) => {
    if (!opensMetrics(parts.settings, headers.authorization)) throw new Refusal('not_found');
    const { type, text } = await metricsText();
    return reply.type(type).send(text);
  });
}
