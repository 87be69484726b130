import { useQueryClient } from '@tanstack/react-query';
import type { BoardMessage } from '@torg/protocol/boards/board-terms';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listenTo } from '../../client/live-listeners.ts';
import { isGone } from '../../client/calls/is-gone.ts';
import { cardQuery, invalidateCard, readBoardAgain, type BoardOf } from '../boards.queries.ts';
import type { BoardState } from '../state/board-state.ts';
import type { SessionStore } from '../state/session-store.ts';
import {
  shownOf,
  withLostCard,
  withMessage,
  withReadCard,
  type Session,
} from '../state/session.ts';

interface LiveOptions {
  of: BoardOf;
  store: SessionStore;
  session: Session;
  me: string;
  /** what was done elsewhere, by somebody else or in another tab, and the board before it */
  onOther: (message: BoardMessage, before: BoardState, isOwn: boolean) => void;
}

/** So many changed cards are read one by one; more of them with the whole board. */
const mostCards = 8;

/** Patches the open board by what others do, and reads what the messages cannot say. */
export function useBoardLive({ of, store, session, me, onOther }: LiveOptions): void {
  const client = useQueryClient();
  const hear = useEffectEvent((message: BoardMessage) => {
    const now = store.now();
    if (message.evaluation_board !== now.state.board || message.change === 'presence') return;
    const isOwn = message.by === me;
    store.apply((before) => withMessage(before, message, isOwn));
    if (message.card !== undefined) void invalidateCard(client, message.card);
    onOther(message, shownOf(now), isOwn);
  });
  useEffect(() => listenTo('board', (data) => hear(data as unknown as BoardMessage)), []);

  const reading = useRef(new Set<string>());
  const readCard = useEffectEvent(async (card: string) => {
    if (reading.current.has(card)) return;
    reading.current.add(card);
    try {
      const read = await client.query({ ...cardQuery(card), staleTime: 0 });
      const { evaluation_board, thread, files, notes, can, ...onBoard } = read;
      store.apply((before) => withReadCard(before, onBoard));
    } catch (error) {
      if (isGone(error)) store.apply((before) => withLostCard(before, card));
      else void readBoardAgain(client, of);
    } finally {
      reading.current.delete(card);
    }
  });
  const catchUp = useEffectEvent(() => {
    const { isBehind, unread } = session;
    if (isBehind || unread.length > mostCards) void readBoardAgain(client, of);
    else for (const card of unread) void readCard(card);
  });
  useEffect(() => catchUp(), [session]);
}
