import { describe, expect, it, vi } from 'vitest';
import { batch } from './batch.ts';

/** Long enough never to begin by itself within a test. */
const forMs = 60_000;

function batching(terms: { forMs: number; most?: number }, together?: () => Promise<void>) {
  const batches: string[][] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const batched = batch<string>(
    async (items) => {
      batches.push(items);
      await together?.();
    },
    { ...terms, onError },
  );
  return { batched, batches, onError };
}

describe('what is gathered for a moment', () => {
  it('is done together, in the order it came', async () => {
    const { batched, batches } = batching({ forMs: 1 });
    batched.add(['a', 'b']);
    batched.add([]);
    batched.add(['c']);
    expect(batches).toEqual([]);
    await vi.waitFor(() => expect(batches).toEqual([['a', 'b', 'c']]));
  });

  it('is done at once when there is much of it', async () => {
    const { batched, batches } = batching({ forMs, most: 2 });
    batched.add(['a']);
    batched.add(['b']);
    await vi.waitFor(() => expect(batches).toEqual([['a', 'b']]));
  });

  it('is done one batch after the other', async () => {
    const first = Promise.withResolvers<void>();
    const { batched, batches } = batching({ forMs, most: 1 }, () => first.promise);
    batched.add(['a']);
    batched.add(['b']);
    const all = batched.flush();
    await vi.waitFor(() => expect(batches).toEqual([['a']]));
    first.resolve();
    await all;
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('is still done when the process is asked to stop, and nothing when there is nothing', async () => {
    const { batched, batches } = batching({ forMs });
    await batched.flush();
    batched.add(['a']);
    await batched.flush();
    expect(batches).toEqual([['a']]);
  });

  it('is reported when it fails, and the next is done all the same', async () => {
    const fail = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away'));
    const { batched, batches, onError } = batching({ forMs }, fail);
    batched.add(['a']);
    await batched.flush();
    expect(onError).toHaveBeenCalledWith(new Error('away'));
    batched.add(['b']);
    await batched.flush();
    expect(batches).toEqual([['a'], ['b']]);
  });
});
