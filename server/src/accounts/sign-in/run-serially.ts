const last = new Map<string, Promise<unknown>>();

/** Runs calls with the same key one after the other, within this process. */
export async function runSerially<T>(key: string, run: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const own = before.then(run, run);
  last.set(key, own);
  try {
    return await own;
  } finally {
    if (last.get(key) === own) last.delete(key);
  }
}
