export interface Dice {
  upTo: (end: number) => number;
  one: <T>(of: readonly T[]) => T;
  some: <T>(of: readonly T[], count: number) => T[];
  chance: (share: number) => boolean;
}

/** Made-up chance that falls the same way for the same number. */
export function diceOf(seed: number): Dice {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (end: number): number => Math.floor(next() * end);
  const one = <T>(of: readonly T[]): T => of[upTo(of.length)] as T;
  const some = <T>(of: readonly T[], count: number): T[] => {
    const left = [...of];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(upTo(left.length), 1)[0] as T,
    );
  };
  return { upTo, one, some, chance: (share) => next() < share };
}
