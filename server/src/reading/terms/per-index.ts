import { LRUCache } from 'lru-cache';
import type { TermIndex } from './term-index.ts';

const mostWords = 20_000;

/**
 * Remembers what was found for each word in an index, also that it was nothing: texts repeat their
 * words, and looking one up costs more than all else.
 */
export function perIndex<T extends object>(
  look: (index: TermIndex, word: string) => T | undefined,
): (index: TermIndex, word: string) => T | undefined {
  const caches = new WeakMap<TermIndex, LRUCache<string, { found: T | undefined }>>();
  return (index, word) => {
    let cache = caches.get(index);
    if (cache === undefined) {
      cache = new LRUCache({ max: mostWords });
      caches.set(index, cache);
    }
    const known = cache.get(word);
    if (known !== undefined) return known.found;
    const found = look(index, word);
    cache.set(word, { found });
    return found;
  };
}
