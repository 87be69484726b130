import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Board } from '../state/board-state.ts';
import { sessionOf, shownOf, withRead } from '../state/session.ts';
import { sessionStore } from '../state/session-store.ts';

export interface Read {
  board: Board;
  startedAt: number;
}

/** The open board: as it was read, with what has happened since. */
export function useSession(read: Read) {
  const [store] = useState(() => sessionStore(sessionOf(read.board)));
  useEffect(() => store.apply((now) => withRead(now, read.board, read.startedAt)), [store, read]);
  const session = useSyncExternalStore(store.subscribe, store.now);
  return { store, session, shown: shownOf(session) };
}
