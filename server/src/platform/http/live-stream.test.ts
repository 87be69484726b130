import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import type { Live } from '../live/live.ts';
import type { ApiParts } from './contexts.ts';
import { registerLiveStream } from './live-stream.ts';

const actor = { account: 'a', session: 's', role: 'consultant', verified: true } as Actor;

it('does not listen for a page that was closed while its session was looked up', async () => {
  let listening = 0;
  const live = {
    subscribe: () => {
      listening += 1;
      return () => void (listening -= 1);
    },
    onReset: () => () => {},
  } as unknown as Live;
  const requested = Promise.withResolvers<void>();
  const found = Promise.withResolvers<Actor>();
  const find = (): Promise<Actor> => {
    requested.resolve();
    return found.promise;
  };
  const app = Fastify();
  await app.register(cookie);
  await app.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>);
  const settings = { publicUrl: 'http://torg.example' };
  registerLiveStream(app, { actors: { find }, settings } as unknown as ApiParts, live);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const page = get(`${address}/api/main/live`, { headers: { accept: 'text/event-stream' } });
  page.on('error', () => {});
  const [, reply] = await once(app.server, 'request');
  await requested.promise;
  page.destroy();
  await once(reply, 'close');
  found.resolve(actor);
  await pause(100);
  expect(listening).toBe(0);
  await app.close();
});
