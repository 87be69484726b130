import type { PointerEvent } from 'react';
import { aboveOf, type Hand, type Lane } from '../state/lanes.ts';

interface TouchOptions {
  lanes: readonly Lane[];
  hand: Hand | undefined;
  lift: (card: string) => void;
  carryTo: (column: string, above: string | null) => void;
  drop: () => void;
  putBack: () => void;
}

/** So near to the edge of a column or of the board a finger scrolls it, in px, and so far a step. */
const [edge, step] = [56, 14];

/** Carries a card by its handle with a finger or a pen; the mouse drags the whole card. */
export function useTouchHand({ lanes, hand, lift, carryTo, drop, putBack }: TouchOptions) {
  const isTouch = ({ pointerType }: PointerEvent) => pointerType !== 'mouse';
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const card = handleAt(event.target);
      if (!isTouch(event) || card === undefined) return;
      // The handle may be drawn in another column while the finger is down.
      event.currentTarget.setPointerCapture(event.pointerId);
      lift(card);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!hand || !isTouch(event)) return;
      scrollSideways(event.currentTarget, event.clientX);
      const at = document.elementFromPoint(event.clientX, event.clientY);
      const list = at?.closest<HTMLElement>('[data-column]');
      const column = list?.dataset.column;
      if (!list || column === undefined) return;
      scrollNear(list, event.clientY);
      const cards = lanes.find((lane) => lane.column === column)?.cards ?? [];
      const over = cardUnder(at, event.clientY);
      if (over?.card !== hand.card) carryTo(column, aboveOf(cards, [hand.card], over));
    },
    onPointerUp: (event: PointerEvent) => {
      if (hand && isTouch(event)) drop();
    },
    onPointerCancel: (event: PointerEvent) => {
      if (hand && isTouch(event)) putBack();
    },
  };
}

function handleAt(target: EventTarget): string | undefined {
  const handle = target instanceof Element ? target.closest('[data-press="handle"]') : null;
  return handle?.closest<HTMLElement>('[role="option"]')?.dataset.card;
}

function cardUnder(at: Element | null, y: number) {
  const row = at?.closest('[data-index]');
  const option = row?.querySelector<HTMLElement>('[role="option"]');
  const card = option?.dataset.card;
  if (!option || card === undefined) return undefined;
  const { top, height } = option.getBoundingClientRect();
  return { card, edge: y < top + height / 2 ? ('top' as const) : ('bottom' as const) };
}

function scrollNear(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + edge) list.scrollBy(0, -step);
  if (y > bottom - edge) list.scrollBy(0, step);
}

function scrollSideways(board: HTMLElement, x: number): void {
  const { left, right } = board.getBoundingClientRect();
  if (x < left + edge) board.scrollBy(-step, 0);
  if (x > right - edge) board.scrollBy(step, 0);
}
