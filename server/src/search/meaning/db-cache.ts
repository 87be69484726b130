import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/tables.ts';

/** A cache for each database, since tests have several. */
export class DbCache<T extends object> {
  readonly #max: number;
  readonly #byDb = new WeakMap<Db, LRUCache<string, T>>();

  constructor(max: number) {
    this.#max = max;
  }

  forget(db: Db, key: string): void {
    this.#byDb.get(db)?.delete(key);
  }

  async of(db: Db, key: string, make: () => Promise<T>): Promise<T> {
    const cache = this.#byDb.get(db) ?? new LRUCache<string, T>({ max: this.#max });
    this.#byDb.set(db, cache);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const made = await make();
    cache.set(key, made);
    return made;
  }
}
