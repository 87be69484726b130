import { describe, expect, it } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { uploadPlaces } from './upload-places.ts';

const limits = { atOnce: 4, atOnceOfAccount: 2, waiting: 60, waitSeconds: 30 };

function load(own: Partial<typeof limits> = {}) {
  const take = uploadPlaces({ ...limits, ...own });
  const running = new Map<string, number>();
  const order: string[] = [];
  let most = 0;
  let mostOfOne = 0;
  const ends: (() => void)[] = [];
  const start = (account: string) =>
    take(account, async () => {
      running.set(account, (running.get(account) ?? 0) + 1);
      order.push(account);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      mostOfOne = Math.max(mostOfOne, ...running.values());
      await new Promise<void>((resolve) => ends.push(resolve));
      running.set(account, (running.get(account) ?? 0) - 1);
    });
  async function endAll(count: number) {
    for (let ended = 0; ended < count;) {
      await new Promise((resolve) => setImmediate(resolve));
      const end = ends.shift();
      if (end === undefined) continue;
      end();
      ended += 1;
    }
  }
  return { start, endAll, order, ends, most: () => most, mostOfOne: () => mostOfOne };
}

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason instanceof Refusal ? result.reason.code : 'done';

describe('the places of uploads', () => {
  it('are four, of which one account has two; all thirty get one', async () => {
    const { start, endAll, most, mostOfOne } = load();
    const all = Array.from({ length: 30 }, (_, index) => start(`account-${index % 2}`));
    await endAll(30);
    await Promise.all(all);
    expect([most(), mostOfOne()]).toEqual([4, 2]);
  });

  it('are not all for the account with the most uploads', async () => {
    const { start, endAll, order } = load();
    const all = [...Array.from({ length: 20 }, () => start('greedy')), start('other')];
    await endAll(3);
    expect(order.slice(0, 3)).toEqual(['greedy', 'greedy', 'other']);
    await endAll(18);
    await Promise.all(all);
  });

  it('are given back when an upload fails', async () => {
    const take = uploadPlaces({ ...limits, atOnce: 1 });
    await expect(take('one', () => Promise.reject(new Error('cut off')))).rejects.toThrow(
      'cut off',
    );
    expect(await take('one', async () => 'next')).toBe('next');
  });

  it('are refused at once when too many wait, and after a time when none becomes free', async () => {
    const { start, endAll } = load({ waiting: 1, waitSeconds: 0.05, atOnceOfAccount: 1 });
    const running = start('one');
    const results = await Promise.allSettled([start('one'), start('one')]);
    expect(results.map(codeOf)).toEqual(['uploads_are_busy', 'uploads_are_busy']);
    await endAll(1);
    await running;
    const later = start('one');
    await endAll(1);
    await later;
  });
});
