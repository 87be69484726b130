import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { countJobs, measureHttp, metricsText } from './metrics.ts';

afterEach(() => countJobs(async () => []));

describe('the metrics', () => {
  it('count requests by their route, and never show an address', async () => {
    const app = Fastify();
    measureHttp(app);
    app.get('/profile/:profile', async () => 'fine');
    await app.inject('/profile/ida-lund');
    await app.inject('/nowhere/ida-lund');
    await app.close();
    const { text } = await metricsText();
    expect(text).toContain(
      'torg_http_request_seconds_count{method="GET",route="/profile/:profile",status="200"} 1',
    );
    expect(text).toMatch(
      /torg_http_request_seconds_count\{method="GET",route="none",status="404"\} \d/,
    );
    expect(text).not.toContain('ida-lund');
  });

  it('show how long the queues are, and leave that out while the database is away', async () => {
    countJobs(async () => [{ name: 'say', readyCount: 3, activeCount: 1 }]);
    expect((await metricsText()).text).toContain('torg_jobs_queued{queue="say",state="ready"} 3');
    countJobs(() => Promise.reject(new Error('away')));
    const { text } = await metricsText();
    expect(text).not.toContain('queue="say"');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});
