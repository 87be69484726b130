import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import type { Database } from '../database/open-database.ts';
import type { Tx } from '../database/tables.ts';
import {
  insertEvents,
  makeEvent,
  type NewEvent,
  type Reaction,
  type SeenEvents,
} from '../events.ts';
import type { Gathering } from '../gather.ts';
import type { ChangeContext, Enqueue, OutsideContext, ReadContext } from '../handler.ts';
import type { Jobs, ReadyJob } from '../jobs/jobs.ts';
import { publishLive, type LiveMessage } from '../live/live.ts';
import type { Logger } from '../log.ts';
import type { DomainMerges } from '../merges.ts';
import type { Outside } from '../outside.ts';
import type { Settings } from '../settings.ts';
import { currentTrace } from '../trace.ts';
import type { Actors } from './actors.ts';
import { writeSessionToken } from './session-cookie.ts';

/** What the api is made of; everything that a call may need. */
export interface ApiParts {
  database: Database;
  settings: Settings;
  jobs: Jobs;
  outside: Outside;
  actors: Actors;
  seen: SeenEvents;
  openPages: Gathering<LiveMessage>;
  reactions: readonly Reaction[];
  merges: readonly DomainMerges[];
  clock: () => Date;
  log: Logger;
}

/** Topic on which processes tell each other to forget an account's sessions. */
const forgetTopic = 'session';

type Who = Actor | null;

export function readContext(
  parts: ApiParts,
  request: FastifyRequest,
  actor: Who,
): ReadContext<Who> {
  const traceId = currentTrace().traceId;
  const author = { account: actor?.account ?? null, traceId };
  return {
    db: parts.database.db,
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
    sawEvent: (kind, metadata) => parts.seen.note(kind, metadata, author),
  };
}

/** What a change says of itself, kept until its end. */
interface Kept {
  /** written just before the commit */
  events: NewEvent[];
  /** the rest must happen after it, and only then */
  told: LiveMessage[];
  jobs: ReadyJob[];
  forget: Set<string>;
  session: { token: string | null } | undefined;
}

function changeContext(
  parts: ApiParts,
  reading: ReadContext<Who>,
  tx: Tx,
  kept: Kept,
): ChangeContext<Who> {
  const author = { account: reading.actor?.account ?? null, traceId: reading.traceId };
  const enqueue: Enqueue = async (job, input, options = {}) => {
    if (options.soon) kept.jobs.push(parts.jobs.prepare(job, input, options));
    else await parts.jobs.enqueue(tx, job, input, options);
  };
  const reactions = { all: parts.reactions, enqueue };
  return {
    ...reading,
    db: tx,
    enqueue,
    async emit(kind, metadata, account: string | null = author.account) {
      const event = await makeEvent({ ...author, account }, { kind, metadata }, reactions);
      kept.events.push(event);
    },
    async tell(accounts, topic, data) {
      kept.told.push({ topic, accounts: [...accounts], data });
    },
    async forgetActor(account) {
      kept.forget.add(account);
      await publishLive(tx, { topic: forgetTopic, accounts: [account] });
    },
    setSession: (token) => {
      kept.session = { token };
    },
  };
}

/** Runs a change in one transaction, then does what had to wait for its commit. */
export async function inTransaction<T>(
  parts: ApiParts,
  reading: ReadContext<Who>,
  reply: FastifyReply,
  change: (context: ChangeContext<Who>) => Promise<T>,
): Promise<T> {
  const kept: Kept = { events: [], told: [], jobs: [], forget: new Set(), session: undefined };
  const db = parts.database.db;
  const result = await db.transaction().execute(async (tx) => {
    const answer = await change(changeContext(parts, reading, tx, kept));
    await insertEvents(tx, kept.events);
    return answer;
  });
  parts.openPages.add(kept.told);
  parts.jobs.soon.add(kept.jobs);
  for (const account of kept.forget) parts.actors.forget(account);
  if (kept.session !== undefined) {
    const secure = parts.settings.environment === 'production';
    writeSessionToken(reply, kept.session.token, secure);
  }
  return result;
}

export function outsideContext(
  parts: ApiParts,
  reading: ReadContext<Who>,
  reply: FastifyReply,
): OutsideContext<Who> {
  return {
    ...reading,
    outside: parts.outside,
    transaction: (change) => inTransaction(parts, reading, reply, change),
  };
}
