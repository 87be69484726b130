import type { Actor } from '../actor.ts';

/** Looks an actor up by the hash of the session token. */
export type FindActor = (tokenHash: string) => Promise<Actor | null>;

export interface Actors {
  find: FindActor;
  /** Removes an account's sessions from this process's cache. */
  forget: (account: string) => void;
  forgetAll: () => void;
}

/** How long a session is cached if no change is announced: a few clicks. */
const cachedForMs = 30_000;
const cachedAtMost = 10_000;

/**
 * Caches for half a minute which account a session belongs to, so that a click costs one query less.
 * A call that changes an account's rights or ends a session announces it, which clears the entry.
 */
export function cacheActors(find: FindActor, clock: () => number = Date.now): Actors {
  const cached = new Map<string, { actor: Actor; until: number }>();
  // An actor that is being looked up while an account is forgotten may be out of date.
  let forgotten = 0;
  return {
    async find(tokenHash) {
      const entry = cached.get(tokenHash);
      if (entry !== undefined && entry.until > clock()) return entry.actor;
      cached.delete(tokenHash);
      const before = forgotten;
      const actor = await find(tokenHash);
      if (actor === null || forgotten !== before) return actor;
      if (cached.size >= cachedAtMost) cached.clear();
      cached.set(tokenHash, { actor, until: clock() + cachedForMs });
      return actor;
    },
    forget(account) {
      forgotten += 1;
      for (const [hash, { actor }] of cached) {
        if (actor.account === account) cached.delete(hash);
      }
    },
    forgetAll() {
      forgotten += 1;
      cached.clear();
    },
  };
}
