import { describe, expect, it } from 'vitest';
import { sixOrders } from './orders.ts';
import { areAboutEqual, placeCandidates, runByScores, type Scored } from './place-candidates.ts';

const scored = (scores: Record<string, number>): Scored[] =>
  Object.entries(scores).map(([card, score]) => ({ card, score }));
const place = (all: Scored[], seed = 'a') => {
  const orders = sixOrders(
    all.map(({ card }) => card),
    seed,
  );
  return placeCandidates(
    all,
    orders.map((order) => runByScores(all, order)),
  );
};

describe('the order of candidates', () => {
  it('is that of their scores where they are further apart than five points', () => {
    const placed = place(scored({ a: 40, b: 90, c: 70 }));
    expect(placed.map(({ card }) => card)).toEqual(['b', 'c', 'a']);
    expect(placed.map(({ spread }) => spread)).toEqual([
      { best: 1, worst: 1 },
      { best: 2, worst: 2 },
      { best: 3, worst: 3 },
    ]);
    expect(placed.every((one, at) => at === 0 || !areAboutEqual(one, placed[0] ?? one))).toBe(true);
  });

  it('says that two within five points are about equal, and puts the higher score first', () => {
    const placed = place(scored({ a: 71, b: 74, c: 20 }));
    expect(placed.map(({ card }) => card)).toEqual(['b', 'a', 'c']);
    const [first, second, third] = placed;
    if (!first || !second || !third) throw new Error('three were placed');
    expect(first.spread).toEqual({ best: 1, worst: 2 });
    expect(areAboutEqual(first, second)).toBe(true);
    expect(areAboutEqual(second, third)).toBe(false);
  });

  it('goes by the mean place of the runs within five points, and never beyond', () => {
    const all = scored({ a: 71, b: 74, c: 60 });
    const runs = Array.from({ length: 6 }, () => ['c', 'a', 'b']);
    expect(placeCandidates(all, runs).map(({ card }) => card)).toEqual(['a', 'b', 'c']);
  });

  it('is drawn from the seed, three times and the other way round', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const orders = sixOrders(ids, 'seed');
    expect(orders).toHaveLength(6);
    for (const order of orders) expect(order.toSorted()).toEqual(ids);
    expect(orders[1]).toEqual(orders[0]?.toReversed());
    expect(sixOrders(ids.toReversed(), 'seed')).toEqual(orders);
    expect(sixOrders(ids, 'another')).not.toEqual(orders);
  });
});
