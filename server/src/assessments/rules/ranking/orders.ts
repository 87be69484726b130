import { createHash } from 'node:crypto';

/** How many times the candidates are shuffled; each order is also shown the other way round. */
const shuffles = 3;

/** A number of 32 bits that nobody can guess without the seed, the same every time. */
const drawn = (seed: string, turn: number): number =>
  createHash('sha256').update(`${seed} ${turn}`).digest().readUInt32BE();

function shuffled(ids: readonly string[], seed: string): string[] {
  const all = ids.toSorted();
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = drawn(seed, last) % (last + 1);
    const [a, b] = [all[last], all[other]];
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a];
  }
  return all;
}

/** Six orders, three of them drawn: whoever prefers the first prefers nobody. */
export const sixOrders = (ids: readonly string[], seed: string): string[][] =>
  Array.from({ length: shuffles }, (_, turn) => shuffled(ids, `${seed} ${turn}`)).flatMap(
    (order) => [order, order.toReversed()],
  );
