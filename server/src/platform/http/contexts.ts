import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Tx } from '../database/tables.ts';
import {
  insertEvents,
  makeEvent,
  type NewEvent,
  type Reaction,
  type ViewCollector,
} from '../events.ts';
import type { Batch } from '../batch.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import type { Database } from '../database/database.ts';
import type { ChangeContext, ExternalContext, ReadContext } from '../handler.ts';
import { publishLive, type LiveMessage } from '../live/live.ts';
import type { Logger } from '../log.ts';
import type { DomainMerges } from '../merges.ts';
import type { External } from '../ports/external.ts';
import type { Enqueue } from '../jobs/job-definition.ts';
import type { Jobs, ReadyJob } from '../jobs/job-queue.ts';
import type { Settings } from '../settings.ts';
import { factsForReactions } from '../reaction-facts.ts';
import { Refusal } from '../refusal.ts';
import type { Space } from '../space/space.ts';
import { currentTrace } from '../trace.ts';
import type { Actors } from './actors.ts';
import type { receiveUploads } from './files/uploads.ts';
import { writePendingToken } from './pending-cookie.ts';
import { writeSessionToken } from './session-cookie.ts';

/** The parts of the API, with everything that a call may need. */
export interface ApiParts {
  database: Database;
  watch: DatabaseWatch;
  space: Space;
  settings: Settings;
  jobs: Jobs;
  external: External;
  receiveUpload: ReturnType<typeof receiveUploads>;
  actors: Actors;
  seen: ViewCollector;
  openPages: Batch<LiveMessage>;
  reactions: readonly Reaction[];
  merges: readonly DomainMerges[];
  clock: () => Date;
  log: Logger;
}

/** Topic of the messages that make every process forget an account's cached sessions. */
const forgetTopic = 'session';

type Caller = Actor | null;

export function readContext(
  parts: ApiParts,
  request: FastifyRequest,
  actor: Caller,
): ReadContext<Caller> {
  const traceId = currentTrace().traceId;
  const author = { account: actor?.account ?? null, traceId };
  return {
    db: parts.database.db,
    searches: parts.database.searches,
    actor,
    now: parts.clock(),
    traceId,
    settings: parts.settings,
    request: {
      address: request.ip,
      device: (request.headers['user-agent'] ?? '').slice(0, 300),
      url: request.url,
      cookies: request.cookies,
    },
    log: parts.log,
    merges: parts.merges,
    knownJobs: parts.jobs.known,
    trackView: (kind, metadata) => parts.seen.note(kind, metadata, author),
  };
}

/** What a change emits and requests, collected until its end. */
interface Collected {
  /** written just before the commit */
  events: NewEvent[];
  /** this and the rest happen after the commit, and only then */
  notices: LiveMessage[];
  jobs: ReadyJob[];
  forget: Set<string>;
  session: { token: string | null } | undefined;
  pendingSignIn: { token: string | null } | undefined;
  afterCommit: (() => void)[];
}

function changeContext(
  parts: ApiParts,
  reading: ReadContext<Caller>,
  tx: Tx,
  collected: Collected,
): ChangeContext<Caller> {
  const author = { account: reading.actor?.account ?? null, traceId: reading.traceId };
  const enqueue: Enqueue = async (job, input, options = {}) => {
    if (options.soon) collected.jobs.push(parts.jobs.prepare(job, input, options));
    else await parts.jobs.enqueue(tx, job, input, options);
  };
  const context: ChangeContext<Caller> = {
    ...reading,
    db: tx,
    enqueue,
    async enqueueAll(job, all) {
      const soon = all.filter(({ options }) => options?.soon);
      collected.jobs.push(
        ...soon.map(({ input, options }) => parts.jobs.prepare(job, input, options)),
      );
      const atOnce = all.filter(({ options }) => !options?.soon);
      await parts.jobs.enqueueAll(tx, job, atOnce);
    },
    reactionFacts: (kinds, assignment) => factsForReactions(parts.reactions, kinds, assignment),
    async emit(kind, metadata, account: string | null = author.account, known) {
      const reactions = { all: parts.reactions, context };
      const event = await makeEvent({ ...author, account }, { kind, metadata, known }, reactions);
      collected.events.push(event);
    },
    async notify(accounts, topic, data) {
      collected.notices.push({ topic, accounts: [...accounts], data });
    },
    async forgetActor(account) {
      collected.forget.add(account);
      await publishLive(tx, { topic: forgetTopic, accounts: [account] });
    },
    setSession: (token) => {
      collected.session = { token };
    },
    setPendingSignIn: (token) => {
      collected.pendingSignIn = { token };
    },
    afterCommit: (run) => void collected.afterCommit.push(run),
  };
  return context;
}

/** What a change has come to; a refusal that commits is thrown only after that. */
type Outcome<T> = { answer: T } | { refusal: Refusal };

const orCommitted = <T>(change: Promise<T>): Promise<Outcome<T>> =>
  change.then(
    (answer) => ({ answer }),
    (error: unknown) => {
      if (error instanceof Refusal && error.commits) return { refusal: error };
      throw error;
    },
  );

/** Runs a change in one transaction, then sends and enqueues what had to wait for its commit. */
export async function inTransaction<T>(
  parts: ApiParts,
  reading: ReadContext<Caller>,
  reply: FastifyReply,
  change: (context: ChangeContext<Caller>) => Promise<T>,
): Promise<T> {
  const collected: Collected = {
    events: [],
    notices: [],
    jobs: [],
    forget: new Set(),
    session: undefined,
    pendingSignIn: undefined,
    afterCommit: [],
  };
  parts.watch.check();
  const db = parts.database.db;
  const outcome = await parts.space.change(() =>
    db.transaction().execute(async (tx) => {
      const outcome = await orCommitted(change(changeContext(parts, reading, tx, collected)));
      await insertEvents(tx, collected.events);
      return outcome;
    }),
  );
  parts.openPages.add(collected.notices);
  parts.jobs.soon.add(collected.jobs);
  for (const account of collected.forget) parts.actors.forget(account);
  for (const run of collected.afterCommit) run();
  if (collected.session !== undefined) {
    writeSessionToken(reply, collected.session.token, parts.settings);
  }
  if (collected.pendingSignIn !== undefined) {
    writePendingToken(reply, collected.pendingSignIn.token, parts.settings);
  }
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.answer;
}

export function externalContext(
  parts: ApiParts,
  reading: ReadContext<Caller>,
  reply: FastifyReply,
): ExternalContext<Caller> {
  return {
    ...reading,
    external: parts.external,
    transaction: (change) => inTransaction(parts, reading, reply, change),
  };
}
