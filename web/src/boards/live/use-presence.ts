import type { BoardMessage } from '@torg/protocol/boards/board-terms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listenTo } from '../../client/live-listeners.ts';
import { request } from '../../client/request.ts';
import { showAgainMs, withoutSilent, withPresence, type Presence } from './presence.ts';

type Shown = { state: 'here' | 'gone' } | { state: 'holds'; card: string };

/** Nothing depends on it: a presence that is not sent is sent again soon. */
const ignoreError = () => {};

const send = (board: string, body: Shown): Promise<unknown> =>
  request('POST /api/main/evaluation-board/{id}/presence', { params: { id: board }, body }).catch(
    ignoreError,
  );

/** Shows others that one is here, and what one has in hand; and who else is. */
export function usePresence(board: string, me: string, inHand: string | undefined): Presence {
  const [presence, setPresence] = useState<Presence>(new Map());
  const known = useRef<ReadonlySet<string>>(new Set());
  const show = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return;
    void send(board, inHand ? { state: 'holds', card: inHand } : { state: 'here' });
  });
  const hear = useEffectEvent((message: BoardMessage) => {
    const { evaluation_board, change, by, holds } = message;
    if (evaluation_board !== board || change !== 'presence' || !by || by === me) return;
    setPresence((before) => withPresence(before, message, Date.now()));
    // Whoever has just come does not know of those who were here before.
    const isNew = !known.current.has(by) && holds !== 'gone';
    known.current = new Set([...known.current].filter((one) => one !== by || holds !== 'gone'));
    if (!isNew) return;
    known.current = new Set([...known.current, by]);
    show();
  });
  useEffect(() => {
    const leave = () => void send(board, { state: 'gone' });
    const timer = setInterval(() => {
      show();
      setPresence((before) => withoutSilent(before, Date.now()));
    }, showAgainMs);
    const changed = () => (document.visibilityState === 'hidden' ? leave() : show());
    const stop = listenTo('board', (data) => hear(data as unknown as BoardMessage));
    document.addEventListener('visibilitychange', changed);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', changed);
      leave();
    };
  }, [board]);
  useEffect(() => show(), [board, inHand]);
  return presence;
}
