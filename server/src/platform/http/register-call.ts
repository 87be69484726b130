import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { effectOf, type Call } from '@torg/protocol/call';
import type { Actor } from '../actor.ts';
import type { BoundCall, FileAnswer, ReceivedFile, RedirectAnswer } from '../handler.ts';
import { checkAccess } from './access.ts';
import { answerWriter } from './answers.ts';
import { inTransaction, outsideContext, readContext, type ApiParts } from './contexts.ts';
import { claimKey, hashOf, keepAnswer, readKey, type Replay } from './idempotency.ts';
import { receive } from './receive.ts';
import { sendFile } from './send-file.ts';
import { sendRedirect } from './send-redirect.ts';
import { hashToken, readSessionToken } from './session-cookie.ts';
import { receiveFile } from './uploads.ts';

type AnyHandler = (context: unknown, input: unknown) => Promise<unknown>;

/** A call bound to its handler, with its answers' writer compiled. */
interface ReadyCall {
  call: Call;
  handler: AnyHandler;
  write: (answer: unknown) => string;
}

interface Run {
  actor: Actor | null;
  input: Record<string, unknown> & { file?: ReceivedFile };
}

async function findActor(parts: ApiParts, request: FastifyRequest): Promise<Actor | null> {
  const token = readSessionToken(request);
  return token === null ? null : parts.actors.find(hashToken(token));
}

/** A change, under the request's Idempotency-Key where it has one. */
async function runChange(
  parts: ApiParts,
  ready: ReadyCall,
  run: Run,
  exchange: { request: FastifyRequest; reply: FastifyReply; key: string | null },
): Promise<Replay & { isReplay?: true }> {
  const { request, reply, key } = exchange;
  const reading = readContext(parts, request, run.actor);
  const change = (context: unknown) => ready.handler(context, run.input);
  const status = ready.call.status;
  return inTransaction(parts, reading, reply, async (context) => {
    if (key === null || run.actor === null) {
      return { status, answer: ready.write(await change(context)) };
    }
    const hash = hashOf(request.url, request.body, run.input.file?.sha256);
    const claim = { account: run.actor.account, key, hash, now: context.now };
    const replay = await claimKey(context.db, claim);
    if (replay !== null) return { ...replay, isReplay: true };
    const first = { status, answer: ready.write(await change(context)) };
    await keepAnswer(context.db, claim, first);
    return first;
  });
}

function sendJson(reply: FastifyReply, call: Call, { status, answer }: Replay): FastifyReply {
  const keep = call.keepFor === undefined ? 'no-store' : `private, max-age=${call.keepFor}`;
  reply.code(status).header('cache-control', keep);
  return answer === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(answer);
}

async function answerRead(parts: ApiParts, ready: ReadyCall, run: Run, exchange: Exchange) {
  const { request, reply } = exchange;
  const reading = readContext(parts, request, run.actor);
  const isOutside = effectOf(ready.call) === 'outside';
  const context = isOutside ? outsideContext(parts, reading, reply) : reading;
  const answer = await ready.handler(context, run.input);
  if (ready.call.raw === 'file') {
    await sendFile(reply, parts.outside.storage, answer as FileAnswer);
    return reply;
  }
  if (ready.call.raw === 'redirect') {
    const secure = parts.settings.environment === 'production';
    return sendRedirect(reply, answer as RedirectAnswer, secure);
  }
  return sendJson(reply, ready.call, { status: ready.call.status, answer: ready.write(answer) });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A file that no row names: its change was rolled back, or its request came a second time. */
async function dropFile(parts: ApiParts, input: Run['input']): Promise<void> {
  if (input.file) await parts.outside.storage.remove(input.file.storage_key);
}

async function answerCall(parts: ApiParts, ready: ReadyCall, exchange: Exchange) {
  const { request, reply } = exchange;
  const { call } = ready;
  const actor = request.actor;
  const input: Run['input'] = receive(call, request);
  if (call.upload) input.file = await receiveFile(request, call.upload, parts.outside.storage);
  const run = { actor, input };
  const key = call.method === 'POST' ? readKey(request.headers['idempotency-key']) : null;
  const isChange = effectOf(call) === 'change';
  if (!isChange && (key === null || actor === null || call.raw || effectOf(call) === 'outside')) {
    return answerRead(parts, ready, run, exchange);
  }
  const done = await runChange(parts, ready, run, { ...exchange, key }).catch(
    async (error: unknown) => {
      await dropFile(parts, input);
      throw error;
    },
  );
  if (done.isReplay) await dropFile(parts, input);
  return sendJson(reply, call, done);
}

const perAddress = {
  timeWindow: '1 minute',
  keyGenerator: (request: FastifyRequest) => request.ip,
};

/** Puts one call of the protocol on the server. */
export function registerCall(app: FastifyInstance, parts: ApiParts, bound: BoundCall): void {
  const { call } = bound;
  const check = parts.settings.environment !== 'production' && parts.settings.checkAnswers;
  const ready: ReadyCall = {
    call,
    handler: bound.handler as unknown as AnyHandler,
    write: answerWriter(call, check),
  };
  app.route({
    method: call.method,
    url: `/api/${call.base}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ...(call.perMinute && parts.settings.rateLimits
      ? { config: { rateLimit: { ...perAddress, max: call.perMinute } } }
      : {}),
    // The rate limit stands between the two: it counts by who asks, and those too who may not.
    async onRequest(request) {
      request.actor = await findActor(parts, request);
    },
    async preParsing(request) {
      checkAccess(call.access, request.actor);
    },
    handler: (request, reply) => answerCall(parts, ready, { request, reply }),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
