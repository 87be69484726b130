import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { placeOf, type BoardState } from '../state/board-state.ts';

/** The cards that are chosen, as many as can be moved at once; those that are gone are not. */
export function useChosen(state: BoardState) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen =
    marked.size === 0 ? marked : new Set([...marked].filter((card) => placeOf(state, card)));
  const flip = (card: string) =>
    setMarked((before) => {
      const next = new Set(before);
      if (!next.delete(card) && next.size < limits.board.cardsAtOnce) next.add(card);
      return next;
    });
  return { chosen, flip, clear: () => setMarked(new Set()) };
}
