import { describe, expect, it, vi } from 'vitest';
import { gather } from './gather.ts';

/** Long enough never to begin by itself within a test. */
const forMs = 60_000;

function gathering(terms: { forMs: number; most?: number }, together?: () => Promise<void>) {
  const batches: string[][] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const gathered = gather<string>(
    async (items) => {
      batches.push(items);
      await together?.();
    },
    { ...terms, onError },
  );
  return { gathered, batches, onError };
}

describe('what is gathered for a moment', () => {
  it('is done together, in the order it came', async () => {
    const { gathered, batches } = gathering({ forMs: 1 });
    gathered.add(['a', 'b']);
    gathered.add([]);
    gathered.add(['c']);
    expect(batches).toEqual([]);
    await vi.waitFor(() => expect(batches).toEqual([['a', 'b', 'c']]));
  });

  it('is done at once when there is much of it', async () => {
    const { gathered, batches } = gathering({ forMs, most: 2 });
    gathered.add(['a']);
    gathered.add(['b']);
    await vi.waitFor(() => expect(batches).toEqual([['a', 'b']]));
  });

  it('is done one batch after the other', async () => {
    const first = Promise.withResolvers<void>();
    const { gathered, batches } = gathering({ forMs, most: 1 }, () => first.promise);
    gathered.add(['a']);
    gathered.add(['b']);
    const all = gathered.flush();
    await vi.waitFor(() => expect(batches).toEqual([['a']]));
    first.resolve();
    await all;
    expect(batches).toEqual([['a'], ['b']]);
  });

  it('is still done when the process is asked to stop, and nothing when there is nothing', async () => {
    const { gathered, batches } = gathering({ forMs });
    await gathered.flush();
    gathered.add(['a']);
    await gathered.flush();
    expect(batches).toEqual([['a']]);
  });

  it('is reported when it fails, and the next is done all the same', async () => {
    const fail = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away'));
    const { gathered, batches, onError } = gathering({ forMs }, fail);
    gathered.add(['a']);
    await gathered.flush();
    expect(onError).toHaveBeenCalledWith(new Error('away'));
    gathered.add(['b']);
    await gathered.flush();
    expect(batches).toEqual([['a'], ['b']]);
  });
});
