import { createContext, useContext } from 'react';
import type { BoardOf } from './boards.queries.ts';
import type { BoardState, Column, Place } from './state/board-state.ts';
import type { SessionStore } from './state/session-store.ts';

/** What the parts of an open board do to it; none of it changes while the board is open. */
export interface BoardTools {
  of: BoardOf;
  store: SessionStore;
  /** as it is at this moment, for what happens; what is drawn comes from `useBoardState` */
  shown: () => BoardState;
  /** whether a key or a finger has a card in its hand, which the mouse then cannot take */
  isCarrying: () => boolean;
  move: (cards: readonly string[], to: Place) => void;
  open: (card: string | undefined) => void;
  /** gives the focus to a card as soon as it is there */
  focus: (card: string) => void;
  flipChoice: (card: string) => void;
  /** in the live region, at once */
  say: (text: string) => void;
  add: (column: string) => void;
  remove: (card: string) => void;
  moveColumn: (column: Column, by: number) => void;
  removeColumn: (column: Column) => void;
}

/** The board as it is drawn. */
export const BoardStateContext = createContext<BoardState | undefined>(undefined);
export const BoardContext = createContext<BoardTools | undefined>(undefined);

const noBoard = 'This part of a board is not inside of one.';

export function useBoard(): BoardTools {
  const tools = useContext(BoardContext);
  if (!tools) throw new Error(noBoard);
  return tools;
}

export function useBoardState(): BoardState {
  const state = useContext(BoardStateContext);
  if (!state) throw new Error(noBoard);
  return state;
}
