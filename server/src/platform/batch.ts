export interface Batch<T> {
  add: (items: readonly T[]) => void;
  /** Does at once what has been gathered so far. */
  flush: () => Promise<void>;
}

interface Terms {
  /** how long the first waits for others, in milliseconds */
  forMs: number;
  /** with so many it begins at once */
  most?: number;
  onError: (error: unknown) => void;
}

/**
 * Gathers for a moment what many do at the same time, and does it together, one batch after the
 * other. A killed process loses that moment: only for what can be lost, or is found again.
 */
export function batch<T>(together: (items: T[]) => Promise<void>, terms: Terms): Batch<T> {
  let waiting: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  let doing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return doing;
    const items = waiting;
    waiting = [];
    doing = doing.then(() => together(items)).catch(terms.onError);
    return doing;
  };
  return {
    add(items) {
      if (items.length === 0) return;
      waiting.push(...items);
      if (waiting.length >= (terms.most ?? Infinity)) void flush();
      else timer ??= setTimeout(() => void flush(), terms.forMs).unref();
    },
    flush,
  };
}
