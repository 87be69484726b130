import { isStorageFull } from './database/database-errors.ts';

export interface Batch<T> {
  add: (items: readonly T[]) => void;
  /** Handles at once what has been added so far. */
  flush: () => Promise<void>;
}

interface Terms {
  /** how long the first item waits for others, in milliseconds */
  forMs: number;
  /** with this many items the batch starts at once */
  most?: number;
  onError: (error: unknown) => void;
  /** Whether the batch waits for better times, such as for room on the disk. */
  waits?: () => boolean;
}

const waitsAgainMs = 1_000;
/** Of items that wait for better times, the oldest go. */
const keptAtMost = 20_000;

/**
 * Collects items for a moment and handles them together, one batch after the other. A killed process
 * loses the batch that is waiting: use it only for what may be lost, or what a sweeper finds again.
 */
export function batch<T>(together: (items: T[]) => Promise<void>, terms: Terms): Batch<T> {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return running;
    const items = waiting;
    waiting = [];
    running = running
      .then(() => together(items))
      .catch((error: unknown) => {
        if (isStorageFull(error)) putBack(items);
        else terms.onError(error);
      });
    return running;
  };
  const putBack = (items: readonly T[]): void => {
    waiting = [...items, ...waiting].slice(-keptAtMost);
    timer ??= setTimeout(begin, waitsAgainMs).unref();
  };
  const begin = (): void => {
    timer = undefined;
    if (terms.waits?.()) putBack([]);
    else void flush();
  };
  return {
    add(items) {
      if (items.length === 0) return;
      waiting.push(...items);
      if (terms.waits?.()) putBack([]);
      else if (waiting.length >= (terms.most ?? Infinity)) void flush();
      else timer ??= setTimeout(begin, terms.forMs).unref();
    },
    flush,
  };
}
