import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { effectOf, type Base, type Call } from '@torg/protocol/call';
import type { Actor } from '../actor.ts';
import { waitingMessage } from '../live/live.ts';
import type {
  BoundCall,
  FileAnswer,
  MadeFile,
  ReceivedFile,
  RedirectAnswer,
  StreamedFile,
} from '../handler.ts';
import { Refusal } from '../refusal.ts';
import { checkAccess } from './access.ts';
import { answerWriter } from './answers/answers.ts';
import { inTransaction, externalContext, readContext, type ApiParts } from './contexts.ts';
import {
  claimKey,
  freeKey,
  hashOf,
  saveReply,
  readKey,
  type KeyClaim,
  type Replay,
} from './idempotency.ts';
import { checkSameSite } from './origin.ts';
import { sendPageError } from './pages/page-error.ts';
import { pageHeaders } from './pages/page-html.ts';
import { ownLimit } from './limits/rate-limits.ts';
import { receive, receiveFields } from './receive.ts';
import { sendFile } from './files/send-file.ts';
import { sendRedirect } from './send-redirect.ts';
import { hashToken, readSessionToken, refuseUnknownForm } from './session-cookie.ts';
import { dropStored, type Upload } from './files/uploads.ts';

type AnyHandler = (context: unknown, input: unknown) => Promise<unknown>;

/** A call with its handler and the serializer of its answers. */
interface ReadyCall {
  call: Call;
  handler: AnyHandler;
  open: AnyHandler | undefined;
  write: (answer: unknown) => string;
}

interface Run {
  actor: Actor | null;
  input: Record<string, unknown> & { file?: ReceivedFile; files?: ReceivedFile[] };
  upload?: Upload;
}

async function findActor(parts: ApiParts, request: FastifyRequest): Promise<Actor | null> {
  const token = readSessionToken(request, parts.settings);
  if (token === null) return null;
  return parts.watch.unlessSilent(() => parts.actors.find(hashToken(token)));
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Done = Replay & { isReplay?: true };

const isCommitting = (error: unknown): boolean => error instanceof Refusal && error.commits;

/** Runs a change, or a read with a key, in one transaction with the claim on the key. */
function runChange(
  parts: ApiParts,
  ready: ReadyCall,
  run: Run,
  { request, reply, claim }: Exchange & { claim: KeyClaim | null },
): Promise<Done> {
  const reading = readContext(parts, request, run.actor);
  return inTransaction(parts, reading, reply, async (context) => {
    const replay = claim && (await claimKey(context.db, claim));
    if (replay !== null) return { ...replay, isReplay: true };
    const answer = await ready.handler(context, run.input).catch(async (error: unknown) => {
      // A refusal is never replayed, also not one that commits with the claim.
      if (claim !== null && isCommitting(error)) await freeKey(context.db, claim);
      throw error;
    });
    const first = { status: ready.call.status, answer: ready.write(answer) };
    if (claim !== null) await saveReply(context.db, claim, first);
    return first;
  });
}

/** Runs a call that waits for external services: its key is claimed first, and freed if it fails. */
async function runExternal(
  parts: ApiParts,
  ready: ReadyCall,
  run: Run,
  { request, reply, claim }: Exchange & { claim: KeyClaim },
): Promise<Done> {
  const { db } = parts.database;
  const replay = await parts.space.change(() =>
    db.transaction().execute((tx) => claimKey(tx, claim)),
  );
  if (replay !== null) return { ...replay, isReplay: true };
  const context = externalContext(parts, readContext(parts, request, run.actor), reply);
  try {
    const answer = ready.write(await ready.handler(context, run.input));
    const first = { status: ready.call.status, answer };
    await saveReply(db, claim, first);
    return first;
  } catch (error) {
    await freeKey(db, claim);
    throw error;
  }
}

/** Strangers have no account under which an answer could be stored; a secret answer is not stored. */
function claimOf(parts: ApiParts, { call }: ReadyCall, run: Run, request: FastifyRequest) {
  const key = call.method === 'POST' ? readKey(request.headers['idempotency-key']) : null;
  if (key === null || run.actor === null || call.raw || call.isSecret) return null;
  const { upload } = run;
  const body = request.body ?? upload?.fields;
  const content = { url: request.url, body, fileHash: upload?.sha256 };
  const hash = hashOf(content, parts.settings.sessionSecret);
  return { account: run.actor.account, key, hash, now: parts.clock() };
}

function sendWritten(reply: FastifyReply, call: Call, { status, answer }: Replay): FastifyReply {
  const cacheControl =
    call.cacheFor === undefined ? 'no-store' : `private, max-age=${call.cacheFor}`;
  reply.code(status).header('cache-control', cacheControl);
  if (call.raw === 'page') return reply.headers(pageHeaders).send(answer);
  return answer === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(answer);
}

async function answerRead(parts: ApiParts, ready: ReadyCall, run: Run, exchange: Exchange) {
  const { request, reply } = exchange;
  const reading = readContext(parts, request, run.actor);
  const isExternal = effectOf(ready.call) === 'external';
  const context = isExternal ? externalContext(parts, reading, reply) : reading;
  const answer = await parts.watch.unlessSilent(() => ready.handler(context, run.input));
  if (ready.call.raw === 'file') {
    await sendFile(reply, parts.external.storage, answer as FileAnswer | MadeFile | StreamedFile);
    return reply;
  }
  if (ready.call.raw === 'redirect') {
    return sendRedirect(reply, answer as RedirectAnswer, parts.settings);
  }
  if (isExternal && ready.call.changesWaiting) parts.openPages.add([waitingMessage]);
  return sendWritten(reply, ready.call, { status: ready.call.status, answer: ready.write(answer) });
}

/** Removes files that no row refers to, after a rolled-back or a repeated request. */
async function dropFiles(parts: ApiParts, { upload }: Run): Promise<void> {
  const keys = upload?.files.map(({ storage_key }) => storage_key) ?? [];
  await dropStored(parts.external, keys).catch((error: unknown) =>
    parts.log.error({ err: error }, 'a file without a row was not removed'),
  );
}

/** Everything that the call is sent; its files are in the storage already. */
async function receiveAll(
  parts: ApiParts,
  { call, open }: ReadyCall,
  request: FastifyRequest,
): Promise<Run> {
  const { actor } = request;
  const input: Run['input'] = receive(call, request);
  if (effectOf(call) === 'change') parts.space.check();
  const { upload: rule } = call;
  if (!rule) return { actor, input };
  if (actor === null) throw new Refusal('user_is_not_authorized');
  const reading = readContext(parts, request, actor);
  if (open) await parts.watch.unlessSilent(() => open(reading, input));
  const receiving = () => parts.receiveUpload(request, rule, actor.account);
  const upload = await parts.space.change(receiving, 'files');
  const run: Run = { actor, input, upload };
  const [file] = upload.files;
  if (rule.files !== undefined) input.files = upload.files;
  else if (file !== undefined) input.file = file;
  try {
    input['body'] = receiveFields(call, upload.fields);
  } catch (error) {
    await dropFiles(parts, run);
    throw error;
  }
  return run;
}

async function answerReceived(parts: ApiParts, ready: ReadyCall, run: Run, exchange: Exchange) {
  const { request, reply } = exchange;
  const { call } = ready;
  const claim = claimOf(parts, ready, run, request);
  const effect = effectOf(call);
  if (claim === null && effect !== 'change') return answerRead(parts, ready, run, exchange);
  const done =
    claim !== null && effect === 'external'
      ? await runExternal(parts, ready, run, { ...exchange, claim })
      : await runChange(parts, ready, run, { ...exchange, claim });
  if (done.isReplay) await dropFiles(parts, run);
  else if (call.changesWaiting) parts.openPages.add([waitingMessage]);
  return sendWritten(reply, call, done);
}

async function answerCall(parts: ApiParts, ready: ReadyCall, exchange: Exchange) {
  const run = await receiveAll(parts, ready, exchange.request);
  try {
    return await answerReceived(parts, ready, run, exchange);
  } catch (error) {
    if (!isCommitting(error)) await dropFiles(parts, run);
    throw error;
  }
}

/** Registers the route of one call. */
export function registerCall(app: FastifyInstance, parts: ApiParts, bound: BoundCall): void {
  const { call } = bound;
  const check = parts.settings.environment !== 'production' && parts.settings.checkAnswers;
  const ready: ReadyCall = {
    call,
    handler: bound.handler as unknown as AnyHandler,
    open: bound.open as AnyHandler | undefined,
    write: answerWriter(call, check),
  };
  const limit = ownLimit(app, call, parts.settings);
  const changesByGet = call.method === 'GET' && effectOf(call) === 'change';
  app.route({
    method: call.method,
    exposeHeadRoute: !changesByGet,
    ...(call.raw === 'page' ? { errorHandler: sendPageError } : {}),
    url: `/api/${call.base}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { base: call.base, ...(limit ? { rateLimit: false as const } : {}) },
    // The common limit runs between these two hooks: it counts by session, and refused calls as well.
    async onRequest(request) {
      await limit?.(request);
      request.actor = await findActor(parts, request);
    },
    async preParsing(request) {
      const namesBrokenCookies = call.base === 'contracts' && call.access !== 'stranger';
      if (namesBrokenCookies) refuseUnknownForm(request, parts.settings);
      checkAccess(call.access, request.actor, parts.settings.adminsNeedFactor);
      if (changesByGet) checkSameSite(request);
    },
    handler: (request, reply) => answerCall(parts, ready, { request, reply }),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    /** the base whose form of errors the route answers */
    base?: Base;
  }
}
