import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify';
import helmet from 'helmet';
import { limits } from '@torg/protocol/limits';
import type { BoundCall } from '../handler.ts';
import type { Live } from '../live/live.ts';
import { trustsAddress } from '../hardening/trusted-proxies.ts';
import { measureHttp } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { ApiParts } from './contexts.ts';
import { sendError } from './error-answers.ts';
import { registerHealth } from './health.ts';
import { readJsonBodies } from './json-body.ts';
import { liveStream, registerLiveStream } from './live-stream.ts';
import { registerDocuments } from './pages/openapi-pages.ts';
import { checkOrigin } from './origin.ts';
import { readableUrl } from './limits/plain-path.ts';
import { limitRequests } from './limits/rate-limits.ts';
import { registerCall } from './register-call.ts';
import { contentSecurityPolicy } from './security.ts';
import { sessionCookie } from './session-cookie.ts';
import { traceRequests } from './trace-requests.ts';
import { refuseUnreadable } from './unreadable-request.ts';

/** Longer than any proxy keeps an idle connection, so that we never close one that it is using. */
const keepAliveMs = 75_000;
/** bytes; Node accepts no more in all headers together */
const longestUrl = 16_384;
/** bytes */
const compressFrom = 4_096;

function makeServer(parts: ApiParts): FastifyInstance {
  const options: FastifyServerOptions = {
    loggerInstance: parts.log,
    // Each line has its trace already, so a child logger for each request would cost time for nothing.
    childLoggerFactory: (log) => log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.body.size,
    keepAliveTimeout: keepAliveMs,
    // Long enough for an upload on a slow line that first waits for its place.
    requestTimeout: 180_000,
    trustProxy: trustsAddress(parts.settings.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: longestUrl },
    rewriteUrl: readableUrl,
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
  };
  return Fastify(options);
}

async function registerPlugins(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const isProduction = parts.settings.environment === 'production';
  // Not as a plugin, which would compute all headers for each request.
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(isProduction) },
    strictTransportSecurity: isProduction,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', (request, reply, done) =>
    secure(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  // Only long lists are worth the time; streams and files are not compressed. Nobody sends us
  // compressed bodies, and small ones may grow large.
  await app.register(compress, {
    globalDecompression: false,
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(multipart);
  // Its types declare the plugin as a member, while the module itself is the plugin.
  await app.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>, {
    heartbeatInterval: 25_000,
  });
  await limitRequests(app, parts.settings);
}

/** The whole HTTP API, before it listens on a port. */
export async function makeApi(
  parts: ApiParts,
  calls: readonly BoundCall[],
  live: Live,
): Promise<FastifyInstance> {
  const app = makeServer(parts);
  app.decorateRequest('actor', null);
  app.setErrorHandler(sendError);
  traceRequests(app);
  closeGracefully(app);
  measureHttp(app);
  await registerPlugins(app, parts);
  readJsonBodies(app);
  app.addHook('onRequest', async (request) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange) checkOrigin(request, parts.settings.publicUrl);
  });
  for (const bound of calls) {
    registerCall(app, parts, bound);
  }
  registerLiveStream(app, parts, live);
  registerHealth(app, parts);
  registerDocuments(app, [...calls, liveStream], sessionCookie(parts.settings));
  return app;
}

/** A worker serves its health pages only. */
export async function makeWorkerApi(parts: ApiParts): Promise<FastifyInstance> {
  const app = makeServer(parts);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('not_found'), request, reply));
  traceRequests(app);
  registerHealth(app, parts);
  return app;
}

/** Lets running requests end and closes their connections: an open one would delay the stop. */
function closeGracefully(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
