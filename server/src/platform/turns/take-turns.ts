/** Runs so many at once; the others wait in the order in which they came. */
export function takeTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over the place, so that nobody who comes now can take it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
