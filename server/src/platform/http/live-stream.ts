import { liveCalls, type LiveTopic } from '@torg/protocol/accounts/accounts';
import { limits } from '@torg/protocol/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '../actor.ts';
import { everyAdmin, type Live, type LiveMessage } from '../live/live.ts';
import { Refusal } from '../refusal.ts';
import { checkAccess } from './access.ts';
import type { ApiParts } from './contexts.ts';
import { hashToken, readSessionToken } from './session-cookie.ts';

/** It has no handler in a domain, but the OpenAPI document lists it with the other calls. */
export const liveStream = {
  name: 'streamLiveMessages',
  call: liveCalls.streamLiveMessages,
} as const;

const sessionTopic: LiveTopic = 'session';

/** The open streams of this process, by session. */
class OpenStreams {
  readonly #bySession = new Map<string, Set<() => void>>();

  /** The newest is refused: a browser would open a closed one again, and close the next. */
  add(session: string, close: () => void): () => void {
    const streams = this.#bySession.get(session) ?? new Set();
    if (streams.size >= limits.liveStreams) throw new Refusal('too_many_live_streams');
    this.#bySession.set(session, streams.add(close));
    return () => {
      streams.delete(close);
      if (streams.size === 0) this.#bySession.delete(session);
    };
  }

  closeAll(): void {
    for (const close of [...this.#bySession.values()].flatMap((all) => [...all])) close();
  }
}

interface Listening {
  live: Live;
  reply: FastifyReply;
  actor: Actor;
  /** the actor with the rights of this moment; null when the session has ended */
  findActor: () => Promise<Actor | null>;
  adminsNeedFactor: boolean;
}

/** Sends messages in order, each with the rights of its moment. Returns what ends the listening. */
function startSending({ live, reply, actor, findActor, adminsNeedFactor }: Listening): () => void {
  let sending = Promise.resolve();
  const write = async (event: string, data: unknown): Promise<void> => {
    if (reply.sse.isConnected) await reply.sse.send({ event, data });
  };
  const send = async (event: string, data: unknown): Promise<void> => {
    // Says nothing but that the session has changed, also to the page whose session has ended.
    if (event === sessionTopic) await write(event, data);
    const now = await findActor();
    checkAccess(liveStream.call.access, now, adminsNeedFactor);
    // The page opens a new stream, which hears what the new role may hear.
    if (now?.role !== actor.role) return reply.sse.close();
    if (event !== sessionTopic) await write(event, data);
  };
  const queue = (event: string, data: unknown): void => {
    sending = sending.then(() => send(event, data)).catch(() => reply.sse.close());
  };
  // Without the accounts: who else is notified is private.
  const hear = ({ topic, data = {} }: LiveMessage) => queue(topic, data);
  const channels = [actor.account, ...(actor.role === 'admin' ? [everyAdmin] : [])];
  const stops = channels.map((channel) => live.subscribe(channel, hear));
  stops.push(live.onReset(() => queue('reset', {})));
  queue('ready', {});
  return () => {
    for (const stop of stops) stop();
  };
}

/** Streams to an open page what concerns its user. The page loads the rest by the usual calls. */
export function registerLiveStream(app: FastifyInstance, parts: ApiParts, live: Live): void {
  const { path, base, access } = liveStream.call;
  const { adminsNeedFactor } = parts.settings;
  const open = new OpenStreams();
  app.addHook('preClose', async () => open.closeAll());
  app.get(`/api/${base}${path}`, { sse: 'only' }, async (request, reply) => {
    const hash = hashToken(readSessionToken(request, parts.settings) ?? '');
    const findActor = () => parts.actors.find(hash);
    const actor = await findActor();
    checkAccess(access, actor, adminsNeedFactor);
    // A subscription for a page that was closed meanwhile would last until the process ends.
    if (actor === null || !reply.sse.isConnected) return;
    const forget = open.add(actor.session, () => reply.sse.close());
    const stop = startSending({ live, reply, actor, findActor, adminsNeedFactor });
    reply.sse.onClose(() => {
      stop();
      forget();
    });
    reply.sse.keepAlive();
  });
}
