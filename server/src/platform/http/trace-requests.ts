import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { makeTrace, parseTraceparent, runWithTrace } from '../trace.ts';

/** Gives each request a trace: the caller's, or a new one. Logs, jobs and answers carry it. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const header = request.headers.traceparent;
    const parsed = header === undefined ? makeTrace() : parseTraceparent(String(header));
    const trace = parsed ?? makeTrace();
    reply.header('x-trace-id', trace.traceId);
    runWithTrace(trace, () =>
      done(parsed === null ? new Refusal('invalid_trace_header') : undefined),
    );
  });
}
