import { setTimeout as sleep } from 'node:timers/promises';

/** Starts of requests of one tenant lie at least so far apart: five in a second. */
export const leastGapMs = 200;

export interface PaceClock {
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
}

const realClock: PaceClock = { now: () => performance.now(), sleep };

export interface Pace {
  now: () => number;
  /** Waits for the tenant's next start. */
  turn: (tenant: string) => Promise<void>;
  /** Nothing of this tenant starts for a while. */
  rest: (tenant: string, ms: number) => void;
}

/** Lets the requests of each tenant start one after the other, and none while the tenant rests. */
export function pace(clock: PaceClock = realClock): Pace {
  const nextStart = new Map<string, number>();
  const restsUntil = new Map<string, number>();
  const forget = (times: Map<string, number>): void => {
    for (const [tenant, at] of times) if (at < clock.now()) times.delete(tenant);
  };
  const reserve = (tenant: string): number => {
    for (const times of [nextStart, restsUntil]) forget(times);
    const start = Math.max(clock.now(), nextStart.get(tenant) ?? 0, restsUntil.get(tenant) ?? 0);
    nextStart.set(tenant, start + leastGapMs);
    return start;
  };
  return {
    now: clock.now,
    async turn(tenant) {
      for (;;) {
        const start = reserve(tenant);
        if (start > clock.now()) await clock.sleep(start - clock.now());
        // Somebody else may have been told meanwhile to leave the tenant alone.
        if ((restsUntil.get(tenant) ?? 0) <= clock.now()) return;
      }
    },
    rest(tenant, ms) {
      const until = clock.now() + ms;
      restsUntil.set(tenant, Math.max(restsUntil.get(tenant) ?? 0, until));
    },
  };
}
