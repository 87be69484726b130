import type { EsignDesk } from '../../platform/ports/esign.ts';
import { close, listen, serve } from '../stand-ins/serve.ts';
import { contractsThere, type Store } from './stand-in/contracts-there.ts';
import { oneflowFaults } from './stand-in/oneflow-faults.ts';
import { makeAnswers } from './stand-in/oneflow-paths.ts';
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

/** A server with the part of Oneflow's public API that Torg uses, and a desk for those who sign. */
export async function runOneflow(options: OneflowStandInOptions = {}) {
  const { now = () => new Date(), later = realLater, slowMs = 300 } = options;
  const [leaks, requests]: [string[], string[]] = [[], []];
  const underWay = new Set<Promise<void>>();
  const hooks = webhooks({ later, now });
  if (options.webhook) hooks.register(options.webhook);
  const planned = oneflowFaults(slowMs);
  let [base, storedAt] = ['', ''];
  const there = contractsThere({
    ...{ now, store: options.store, base: () => base },
    onEvent: (contract, ...types) => hooks.notify(contract, ...types),
  });
  const answer = makeAnswers({
    ...{ there, hooks, token: standInAccount.token },
    ...{ storedAt: () => storedAt, leaked: (path: string) => leaks.push(path) },
  });
  const serveAnswers = () =>
    serve(
      async (incoming, response) => {
        const { step, work, reply } = answer(incoming);
        requests.push(step);
        if (!(await planned.strike(step, response, work))) await reply(response);
      },
      (handling) => {
        const ended: Promise<void> = handling.finally(() => underWay.delete(ended));
        underWay.add(ended);
      },
    );
  const [api, stored] = [serveAnswers(), serveAnswers()];
  base = `${await listen(api, options.port)}/v1`;
  storedAt = `${await listen(stored)}/stored`;
  const desk = {
    list: () => there.desk(),
    act: (...done: Parameters<EsignDesk['act']>) => there.act(...done),
  } satisfies EsignDesk;
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
      for (const server of [api, stored]) await close(server);
    },
  };
}
export type OneflowStandIn = Awaited<ReturnType<typeof runOneflow>>;
