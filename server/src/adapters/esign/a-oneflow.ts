import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EsignDesk } from '../../platform/ports/esign.ts';
import { contractsThere, type Store } from './stand-in/contracts-there.ts';
import { faults } from './stand-in/oneflow-faults.ts';
import { makeAnswers, type Incoming } from './stand-in/oneflow-paths.ts';
import {
  realLater,
  webhooks,
  type Later,
  type WebhookTarget,
} from './stand-in/oneflow-webhooks.ts';

export interface OneflowStandInOptions {
  now?: () => Date;
  later?: Later;
  /** where contracts outlive the process */
  store?: Store;
  /** who is told from the start */
  webhook?: WebhookTarget;
  /** how long a slow answer takes */
  slowMs?: number;
  port?: number;
}

/** What the stand-in expects of its one account. */
export const standInAccount = {
  token: 'a-token-of-the-stand-in',
  workspaceId: 12_345,
  templateId: 110_010,
};

async function read(request: IncomingMessage): Promise<Incoming> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://stand-in'),
    headers: new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    content: Buffer.concat(parts),
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();
  return (server.address() as AddressInfo).port;
}

/** A server with the part of Oneflow's public API that Torg uses, and a desk for those who sign. */
export async function runOneflow(options: OneflowStandInOptions = {}) {
  const { now = () => new Date(), later = realLater, slowMs = 300 } = options;
  const [leaks, requests]: [string[], string[]] = [[], []];
  const underWay = new Set<Promise<void>>();
  const hooks = webhooks({ later, now });
  if (options.webhook) hooks.register(options.webhook);
  const planned = faults(slowMs);
  let [base, storedAt] = ['', ''];
  const there = contractsThere({
    ...{ now, store: options.store, base: () => base },
    onEvent: (contract, ...types) => hooks.notify(contract, ...types),
  });
  const answer = makeAnswers({
    ...{ there, hooks, token: standInAccount.token },
    ...{ storedAt: () => storedAt, leaked: (path: string) => leaks.push(path) },
  });
  const serve = () =>
    createServer((request, response) => {
      response.on('error', () => {});
      const handling: Promise<void> = read(request)
        .then(async (incoming) => {
          const { step, work, reply } = answer(incoming);
          requests.push(step);
          if (await planned.strike(step, response, work)) return;
          await reply(response);
        })
        .catch(() => void response.destroy())
        .finally(() => underWay.delete(handling));
      underWay.add(handling);
    });
  const [api, stored] = [serve(), serve()];
  base = `http://127.0.0.1:${await listen(api, options.port ?? 0)}/v1`;
  storedAt = `http://127.0.0.1:${await listen(stored, 0)}/stored`;
  const desk: EsignDesk = {
    list: () => there.desk(),
    act: (contract, participant, act) => there.act(contract, participant, act),
  };
  return {
    url: base,
    settings: { url: base, ...standInAccount },
    there,
    desk,
    hooks,
    plan: (...fault: Parameters<typeof planned.plan>) => planned.plan(...fault),
    recover: () => planned.clear(),
    /** addresses outside the API that were sent the token */
    leaks,
    /** the steps in the order of the requests */
    requests,
    /** Waits for what it still does though nobody waits for the answer. */
    async settle() {
      await Promise.all(underWay);
      await hooks.settle();
    },
    async stop() {
      await hooks.settle();
      for (const server of [api, stored]) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      }
    },
  };
}
export type OneflowStandIn = Awaited<ReturnType<typeof runOneflow>>;
