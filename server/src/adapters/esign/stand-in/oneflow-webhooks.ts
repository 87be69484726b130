import { createHash, randomBytes } from 'node:crypto';

export interface WebhookTarget {
  url: string;
  signKey: string | undefined;
}

/** Runs something later; tests wind the clock themselves. */
export type Later = (seconds: number, run: () => void) => void;

interface Notification {
  contract: { id: number };
  callback_id: string;
  events: { created_time: string; id: number; type: string }[];
  signature: string;
}

/** Oneflow tries ten times in all. */
const pauses = [1, 5, 10, 30, 60, 300, 600, 1_800, 3_600];

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

export const realLater: Later = (seconds, run) => void setTimeout(run, seconds * 1_000).unref();

async function post(url: string, body: Notification): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Tells those who registered what happened, until they answer 200. */
export function webhooks({ later, now }: { later: Later; now: () => Date }) {
  const targets = new Map<number, WebhookTarget>();
  let held: (() => void)[] | null = null;
  let lastId = 0;
  const underWay = new Set<Promise<void>>();
  const sent: { url: string; body: Notification; isTaken: boolean }[] = [];

  async function deliver(url: string, body: Notification, tries: number): Promise<void> {
    const isTaken = await post(url, body);
    sent.push({ url, body, isTaken });
    const pause = pauses[tries];
    if (!isTaken && pause !== undefined) later(pause, () => start(url, body, tries + 1));
  }

  function start(url: string, body: Notification, tries = 0): void {
    const delivery: Promise<void> = deliver(url, body, tries).finally(() => {
      underWay.delete(delivery);
    });
    underWay.add(delivery);
  }

  return {
    sent,
    register(target: WebhookTarget): number {
      lastId += 1;
      targets.set(lastId, target);
      return lastId;
    },
    unregister: (id: number): boolean => targets.delete(id),
    notify(contract: number, ...types: string[]): void {
      const created_time = now()
        .toISOString()
        .replace(/\.\d+Z$/, '+0000');
      for (const { url, signKey } of targets.values()) {
        const callback_id = randomBytes(20).toString('hex');
        const events = types.map((type) => ({ created_time, id: (lastId += 1), type }));
        const signature = sha1(`${callback_id}${signKey ?? ''}`);
        const body = { contract: { id: contract }, callback_id, events, signature };
        if (held === null) start(url, body);
        else held.push(() => start(url, body));
      }
    },
    /** Keeps what happens from now on, until it goes on. */
    pause() {
      held ??= [];
    },
    /** Sends what was kept, in the other order or more than once if told so. */
    resume({ isReversed = false, times = 1 } = {}) {
      const waiting = held ?? [];
      held = null;
      const ordered = isReversed ? waiting.toReversed() : waiting;
      for (let round = 0; round < times; round += 1) for (const send of ordered) send();
    },
    /** Waits for what is on its way, not for later tries. */
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
