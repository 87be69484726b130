import { describe, expect, it, vi } from 'vitest';
import { batch } from './batch.ts';

/** So long that no batch starts by itself within a test. */
const forMs = 60_000;

function startBatch(terms: { forMs: number; most?: number }, together?: () => Promise<void>) {
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

describe('a batch', () => {
  it('handles items together, in the order in which they were added', async () => {
    const { batched, batches } = startBatch({ forMs: 1 });
    batched.add(['a', 'b']);
    batched.add([]);
    batched.add(['c']);
    expect(batches).toEqual([]);
    await vi.waitFor(() => expect(batches).toEqual([['a', 'b', 'c']]));
  });

  it('starts at once when it is full', async () => {
    const { batched, batches } = startBatch({ forMs, most: 2 });
    batched.add(['a']);
    batched.add(['b']);
    await vi.waitFor(() => expect(batches).toEqual([['a', 'b']]));
  });

  it('waits until the batch before it has ended', async () => {
    const first = Promise.withResolvers<void>();
    const { batched, batches } = startBatch({ forMs, most: 1 }, () => first.promise);
    batched.add(['a']);
    batched.add(['b']);
    const all = batched.flush();
    await vi.waitFor(() => expect(batches).toEqual([['a']]));
    first.resolve();
    await all;
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('is handled by a flush, which does nothing when nothing waits', async () => {
    const { batched, batches } = startBatch({ forMs });
    await batched.flush();
    batched.add(['a']);
    await batched.flush();
    expect(batches).toEqual([['a']]);
  });

  it('reports its failure, and the next one is handled all the same', async () => {
    const fail = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away'));
    const { batched, batches, onError } = startBatch({ forMs }, fail);
    batched.add(['a']);
    await batched.flush();
    expect(onError).toHaveBeenCalledWith(new Error('away'));
    batched.add(['b']);
    await batched.flush();
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('keeps its items while the storage is full, and handles them when there is room', async () => {
    const full = Object.assign(new Error('no room'), { code: '53100' });
    const fail = vi.fn<() => Promise<void>>().mockRejectedValueOnce(full);
    const { batched, batches, onError } = startBatch({ forMs: 1 }, fail);
    batched.add(['a']);
    await vi.waitFor(() => expect(batches).toEqual([['a']]));
    batched.add(['b']);
    await vi.waitFor(() => expect(batches).toEqual([['a'], ['a', 'b']]), { timeout: 10_000 });
    expect(onError).not.toHaveBeenCalled();
  });
});
