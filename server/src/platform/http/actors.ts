import type { Actor } from '../actor.ts';

/** Looks an actor up by the hash of the session token. */
export type FindActor = (tokenHash: string) => Promise<Actor | null>;

export interface Actors {
  find: FindActor;
  /** Forgets an account's sessions, here and now. */
  forget: (account: string) => void;
  forgetAll: () => void;
}

/** How long a session is remembered when nobody tells of a change: a few clicks. */
const cachedForMs = 30_000;
const cachedAtMost = 10_000;

/**
 * Remembers for half a minute who a session belongs to, so that a click costs one question less.
 * Whoever changes an account's rights or ends a session says so, and it is forgotten at once.
 */
export function cacheActors(find: FindActor, clock: () => number = Date.now): Actors {
  const cached = new Map<string, { actor: Actor; until: number }>();
  // What is being looked up while somebody is forgotten may be what shall be forgotten.
  let forgotten = 0;
  return {
    async find(tokenHash) {
      const known = cached.get(tokenHash);
      if (known !== undefined && known.until > clock()) return known.actor;
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
