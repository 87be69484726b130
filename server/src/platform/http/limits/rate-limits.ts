import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '@torg/protocol/call';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { networkOf } from './network-of.ts';

type Limits = Pick<Settings, 'rateLimits' | 'requestsPerMinute'>;
type Count = (request: FastifyRequest) => Promise<void>;

const timeWindow = '1 minute';
/** The app's own files are not limited: a whole office behind one address may load them at once. */
const limitedRoute = /^\/(api|logout)\b/;
const network = (request: FastifyRequest): string => networkOf(request.ip);
const tooMany = (ttl: number): Refusal =>
  new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) });

/** Counts requests by the route that matched: an address has many spellings, a route has one. */
export async function limitRequests(app: FastifyInstance, settings: Limits): Promise<void> {
  await app.register(rateLimit, {
    global: settings.rateLimits,
    max: settings.requestsPerMinute,
    timeWindow,
    // Anybody can make up a cookie, so one without a session does not count.
    keyGenerator: (request) => request.actor?.session ?? network(request),
    allowList: ({ routeOptions: { url } }) => url !== undefined && !limitedRoute.test(url),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

const countNothing: Count = async () => {};

function counter(app: FastifyInstance, options?: Parameters<typeof app.createRateLimit>[0]): Count {
  const count = app.createRateLimit(options);
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

/** Counts an address that no route matches, together with the calls that come from there. */
export const unmatchedLimit = (app: FastifyInstance, { rateLimits }: Limits): Count =>
  rateLimits ? counter(app) : countNothing;

/** A call's own limit by address, which HEAD shares with GET; undefined if the common one holds. */
export function ownLimit(app: FastifyInstance, call: Call, settings: Limits): Count | undefined {
  if (call.perMinute === undefined) return undefined;
  if (!settings.rateLimits) return countNothing;
  return counter(app, { max: call.perMinute, timeWindow, keyGenerator: network });
}
