import type { Session } from './session.ts';

/**
 * The open board outside React: a key, a drag and a message each change it at once, so that what was
 * dropped never jumps back for the length of a frame.
 */
export interface SessionStore {
  now: () => Session;
  apply: (change: (session: Session) => Session) => void;
  subscribe: (listener: () => void) => () => void;
}

export function sessionStore(start: Session): SessionStore {
  let session = start;
  const listeners = new Set<() => void>();
  return {
    now: () => session,
    apply: (change) => {
      const next = change(session);
      if (next === session) return;
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
