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
const rememberedForMs = 30_000;
const rememberedAtMost = 10_000;

/**
 * Remembers for half a minute who a session belongs to, so that a click costs one question less.
 * Whoever changes an account's rights or ends a session says so, and it is forgotten at once.
 */
export function rememberActors(find: FindActor, clock: () => number = Date.now): Actors {
  const remembered = new Map<string, { actor: Actor; until: number }>();
  // What is being looked up while somebody is forgotten may be what shall be forgotten.
  let forgotten = 0;
  return {
    async find(tokenHash) {
      const known = remembered.get(tokenHash);
      if (known !== undefined && known.until > clock()) return known.actor;
      remembered.delete(tokenHash);
      const before = forgotten;
      const actor = await find(tokenHash);
      if (actor === null || forgotten !== before) return actor;
      if (remembered.size >= rememberedAtMost) remembered.clear();
      remembered.set(tokenHash, { actor, until: clock() + rememberedForMs });
      return actor;
    },
    forget(account) {
      forgotten += 1;
      for (const [hash, { actor }] of remembered) {
        if (actor.account === account) remembered.delete(hash);
      }
    },
    forgetAll() {
      forgotten += 1;
      remembered.clear();
    },
  };
}
