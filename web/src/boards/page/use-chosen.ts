import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { placeOf, type BoardState } from '../state/board-state.ts';

const { cardsAtOnce: most } = limits.board;

/** With the card, or without it where it was chosen; undefined where no more can be moved at once. */
export function flipped(
  chosen: ReadonlySet<string>,
  card: string,
): ReadonlySet<string> | undefined {
  const next = new Set(chosen);
  if (next.delete(card)) return next;
  return next.size < most ? next.add(card) : undefined;
}

/** The cards that are chosen, as many as can be moved at once; those that are gone are not. */
export function useChosen(state: BoardState, onFull: (most: number) => void) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen =
    marked.size === 0 ? marked : new Set([...marked].filter((card) => placeOf(state, card)));
  const flip = (card: string) => {
    const next = flipped(chosen, card);
    if (next) setMarked(next);
    else onFull(most);
  };
  return { chosen, flip, clear: () => setMarked(new Set()) };
}
