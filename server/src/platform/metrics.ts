import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const requestSeconds = new Histogram({
  name: 'torg_http_request_seconds',
  help: 'Time from a request to the end of its answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

/** Jobs that ended, by name and outcome: done, failed, dead. */
export const jobsEnded = new Counter({
  name: 'torg_jobs_ended_total',
  help: 'Jobs that ended.',
  labelNames: ['job', 'outcome'],
  registers: [registry],
});

/** Lines of the security log, by kind. */
export const securityEvents = new Counter({
  name: 'torg_security_events_total',
  help: 'Lines of the security log.',
  labelNames: ['kind'],
  registers: [registry],
});

interface QueueCounts {
  name: string;
  readyCount: number;
  activeCount: number;
}
let readQueues: () => Promise<QueueCounts[]> = async () => [];

/** Sets the function that the counts of queued jobs come from. */
export function countJobs(read: typeof readQueues): void {
  readQueues = read;
}

/** A few seconds old, since the queue counts periodically. `<job>-dead` counts jobs that failed for good. */
const queuedJobs = new Gauge({
  name: 'torg_jobs_queued',
  help: 'Jobs that wait, and jobs that run.',
  labelNames: ['queue', 'state'],
  registers: [registry],
  async collect() {
    queuedJobs.reset();
    // The database may be away, which the health page reports.
    for (const queue of await readQueues().catch(() => [])) {
      queuedJobs.labels(queue.name, 'ready').set(queue.readyCount);
      queuedJobs.labels(queue.name, 'active').set(queue.activeCount);
    }
  },
});

/** Measures every request by its route, never by its address, which may contain personal data. */
export function measureHttp(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds
      .labels(request.method, route, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });
}

export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
