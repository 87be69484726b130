import type { FastifyInstance } from 'fastify';
import { liveCalls } from '@torg/protocol/accounts/accounts';
import { everyAdmin, type Live, type LiveMessage } from '../live/live.ts';
import { checkAccess } from './access.ts';
import type { ApiParts } from './contexts.ts';
import { hashToken, readSessionToken } from './session-cookie.ts';

/** It has no handler in a domain, but the OpenAPI document lists it with the other calls. */
export const liveStream = {
  name: 'streamLiveMessages',
  call: liveCalls.streamLiveMessages,
} as const;

/** Streams to an open page what concerns its user. The page loads the rest by the usual calls. */
export function registerLiveStream(app: FastifyInstance, parts: ApiParts, live: Live): void {
  const { path, base, access } = liveStream.call;
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const close of open) close();
  });
  app.get(`/api/${base}${path}`, { sse: 'only' }, async (request, reply) => {
    const hash = hashToken(readSessionToken(request) ?? '');
    const actor = await parts.actors.find(hash);
    checkAccess(access, actor, parts.settings.adminsNeedFactor);
    // A subscription for a page that was closed meanwhile would last until the process ends.
    if (actor === null || !reply.sse.isConnected) return;
    const send = (event: string, data: unknown) =>
      void reply.sse.send({ event, data }).catch(() => reply.sse.close());
    const close = () => reply.sse.close();
    const closeWhenEnded = async () => {
      if ((await parts.actors.find(hash)) === null) close();
    };
    const hear = (message: LiveMessage) => {
      // Without the accounts: who else is notified is private.
      send(message.topic, message.data ?? {});
      if (message.topic === 'session') void closeWhenEnded().catch(close);
    };
    const channels = [actor.account, ...(actor.role === 'admin' ? [everyAdmin] : [])];
    const unsubscribers = channels.map((channel) => live.subscribe(channel, hear));
    const forgetReset = live.onReset(() => send('reset', {}));
    open.add(close);
    reply.sse.onClose(() => {
      open.delete(close);
      for (const unsubscribe of unsubscribers) unsubscribe();
      forgetReset();
    });
    reply.sse.keepAlive();
    send('ready', {});
  });
}
