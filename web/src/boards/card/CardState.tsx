import type { Card } from '../state/board-state.ts';

/** How far the interest of whom the card is about has come. */
export function CardState({ card }: { card: Card }) {
  void card;
  return null;
}
