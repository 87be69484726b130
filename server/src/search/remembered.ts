import type { Db } from '../platform/database/tables.ts';

/** The last so many things that were worked out for a database, by their key. */
export class Remembered<T> {
  readonly #most: number;
  readonly #of = new WeakMap<Db, Map<string, T>>();

  constructor(most: number) {
    this.#most = most;
  }

  forget(db: Db, key: string): void {
    this.#of.get(db)?.delete(key);
  }

  async of(db: Db, key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#of.get(db) ?? new Map<string, T>();
    this.#of.set(db, known);
    const found = known.get(key) ?? (await make());
    // Asked last, forgotten last.
    known.delete(key);
    known.set(key, found);
    const oldest = known.keys().next();
    if (known.size > this.#most && !oldest.done) known.delete(oldest.value);
    return found;
  }
}
