import type { FastifyInstance } from 'fastify';
import { migrationsAreCurrent } from '../database/migrate.ts';
import type { ApiParts } from './contexts.ts';
import { metricsText } from '../metrics.ts';

/** For whoever watches over the process; ready only when database, migrations and jobs are there. */
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

  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) => {
    const { type, text } = await metricsText();
    return reply.type(type).send(text);
  });
}
