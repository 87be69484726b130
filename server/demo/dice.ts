import { createHash } from 'node:crypto';

export interface Dice {
  /** At least 0 and less than 1. */
  throw: () => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(all: readonly T[]) => T;
  /** A random selection without repetition, in the order drawn. */
  some: <T>(all: readonly T[], count: number) => T[];
}

/** Random numbers that are the same on each run: mulberry32, seeded with the seed's hash. */
export function dice(seed: string): Dice {
  let state = createHash('sha1').update(seed).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    throw: next,
    whole,
    chance: (share) => next() < share,
    pick: <T>(all: readonly T[]) => all[whole(0, all.length - 1)] as T,
    some<T>(all: readonly T[], count: number) {
      const left = [...all];
      const drawn: T[] = [];
      while (drawn.length < count && left.length > 0) {
        drawn.push(...left.splice(whole(0, left.length - 1), 1));
      }
      return drawn;
    },
  };
}
