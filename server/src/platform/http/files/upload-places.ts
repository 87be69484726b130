import { Refusal } from '../../refusal.ts';

export interface PlaceLimits {
  atOnce: number;
  /** so that one account cannot take all places */
  atOnceOfAccount: number;
  /** how many may wait for a place, and for how long */
  waiting: number;
  waitSeconds: number;
}

interface Waiting {
  account: string;
  begin: () => void;
}

const retryAfterSeconds = 5;

export type TakePlace = <T>(account: string, work: () => Promise<T>) => Promise<T>;

/** Lets a few uploads run at once; the others wait for a bounded time, in their order. */
export function uploadPlaces(limits: PlaceLimits): TakePlace {
  const running = new Map<string, number>();
  let waiting: Waiting[] = [];
  let taken = 0;

  const isFree = (account: string): boolean =>
    taken < limits.atOnce && (running.get(account) ?? 0) < limits.atOnceOfAccount;

  const take = (account: string): void => {
    taken += 1;
    running.set(account, (running.get(account) ?? 0) + 1);
  };

  const release = (account: string): void => {
    taken -= 1;
    const left = (running.get(account) ?? 1) - 1;
    if (left === 0) running.delete(account);
    else running.set(account, left);
    const next = waiting.find((one) => isFree(one.account));
    if (next === undefined) return;
    waiting = waiting.filter((one) => one !== next);
    take(next.account);
    next.begin();
  };

  const wait = (account: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      waiting = waiting.filter((other) => other !== one);
      reject(new Refusal('uploads_are_busy', { retryAfterSeconds }));
    };
    const timer = setTimeout(leave, limits.waitSeconds * 1_000);
    const one: Waiting = {
      account,
      begin: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    waiting.push(one);
    return promise;
  };

  return async (account, work) => {
    if (isFree(account)) take(account);
    else if (waiting.length < limits.waiting) await wait(account);
    else throw new Refusal('uploads_are_busy', { retryAfterSeconds });
    try {
      return await work();
    } finally {
      release(account);
    }
  };
}
