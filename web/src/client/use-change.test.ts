import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from './calls/query-client.ts';
import { changeOptions, type ChangeEffects } from './use-change.ts';

const list = ['things', 'list'];
const refusal = new Error('refused');

/** Makes one change, and returns how it went. */
async function makeChange(
  make: (value: string) => Promise<string>,
  effects: ChangeEffects<string, string>,
) {
  const client = makeQueryClient();
  client.setQueryData(list, ['before']);
  client.setQueryData(['others'], ['before']);
  const change = new MutationObserver(client, changeOptions(make, effects));
  const answer = await change.mutate('value').catch((error: unknown) => error);
  return { client, answer };
}

const isStale = (client: ReturnType<typeof makeQueryClient>, key: string[]) =>
  client.getQueryState(key)?.isInvalidated;

describe('a change', () => {
  it('takes in its answer, and invalidates the queries that it names and nothing else', async () => {
    const { client, answer } = await makeChange((value) => Promise.resolve(`${value}!`), {
      done: (cache, response, value) => cache.setQueryData(['one'], [response, value]),
      invalidates: [['things']],
    });
    expect(answer).toBe('value!');
    expect(client.getQueryData(['one'])).toEqual(['value!', 'value']);
    expect([isStale(client, list), isStale(client, ['others'])]).toEqual([true, false]);
  });

  it('that is refused ignores the answer, and invalidates all the same', async () => {
    const done = vi.fn<() => void>();
    const { client, answer } = await makeChange(() => Promise.reject(refusal), {
      done,
      invalidates: [['things']],
    });
    expect(answer).toBe(refusal);
    expect(done).not.toHaveBeenCalled();
    expect(isStale(client, list)).toBe(true);
  });

  it('that was shown optimistically is undone when it is refused', async () => {
    const steps: unknown[] = [];
    const { client } = await makeChange(
      () => {
        steps.push('call');
        return Promise.reject(refusal);
      },
      {
        expects: (cache, value) => {
          const before = cache.getQueryData(list);
          cache.setQueryData(list, [value]);
          steps.push(cache.getQueryData(list));
          return Promise.resolve(() => cache.setQueryData(list, before));
        },
      },
    );
    expect(steps).toEqual([['value'], 'call']);
    expect(client.getQueryData(list)).toEqual(['before']);
  });

  it('is pending until the promise of its function resolves', async () => {
    const order: string[] = [];
    await makeChange(() => Promise.resolve(''), {
      invalidates: async () => {
        await Promise.resolve();
        order.push('fetched');
      },
    });
    order.push('over');
    expect(order).toEqual(['fetched', 'over']);
  });

  it('is retried only where it says so', async () => {
    const make = vi.fn<() => Promise<string>>().mockRejectedValue(refusal);
    await makeChange(make, {});
    expect(make).toHaveBeenCalledTimes(1);
  });
});
