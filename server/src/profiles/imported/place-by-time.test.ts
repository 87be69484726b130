import { describe, expect, it } from 'vitest';
import { isNewer, recencyOf, type Recency } from '../items/recency.ts';
import { placeBeside, type Timed } from './place-by-time.ts';

const job = (from_year: number | null, to_year: number | null): Recency | null =>
  recencyOf({ ...{ from_year, from_month: null, to_year, to_month: null } });
const timed = (item: string, when: Recency | null): Timed => ({ item, when });

/** The names of all once the new ones have found their places. */
function placed(there: readonly Timed[], added: readonly Timed[]): string {
  const order = [...there];
  for (const one of added) order.splice(placeBeside(one, order), 0, one);
  return order.map(({ item }) => item).join(' ');
}

describe('a new entry', () => {
  const [now, late, early] = [job(2020, null), job(2015, 2019), job(2001, 2004)];

  it('is newer than another by its end, then by its beginning; what goes on is newest', () => {
    const order = [job(2001, null), job(2010, 2020), job(2008, 2020), job(2010, 2012)];
    for (const [at, one] of order.slice(1).entries()) {
      expect(one && order[at] && isNewer(order[at], one)).toBe(true);
    }
    expect(job(null, null)).toBeNull();
    expect(recencyOf({ year: 2021, month: null })).toEqual(recencyOf({ year: 2021, month: 12 }));
  });

  it('stands where its dates belong', () => {
    const there = [timed('now', now), timed('early', early)];
    expect(placed(there, [timed('new', late)])).toBe('now new early');
    expect(placed(there, [timed('new', job(2021, null))])).toBe('new now early');
    expect(placed(there, [timed('new', job(1990, 1999))])).toBe('now early new');
  });

  it('finds its place among those that came with it, in whatever order the CV has them', () => {
    const all = [timed('early', early), timed('now', now), timed('late', late)];
    expect(placed([], all)).toBe('now late early');
    const same = [timed('first', late), timed('second', late)];
    expect(placed([], same)).toBe('first second');
  });

  it('leaves the order that somebody chose', () => {
    const chosen = [timed('early', early), timed('now', now)];
    expect(placed(chosen, [timed('new', job(1990, 1995))])).toBe('early now new');
    expect(placed([timed('undated', null), timed('now', now)], [timed('new', late)])).toBe(
      'undated now new',
    );
  });

  it('is last without a date', () => {
    const there = [timed('now', now), timed('undated', null)];
    expect(placed(there, [timed('a', null), timed('b', null)])).toBe('now undated a b');
  });
});
