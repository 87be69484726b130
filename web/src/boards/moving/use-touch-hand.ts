import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';
import { aboveOf, type Hand, type Lane } from '../state/lanes.ts';

interface TouchOptions {
  lanes: readonly Lane[];
  hand: Hand | undefined;
  /** a phone shows one column alone */
  isOneColumn: boolean;
  lift: (card: string) => void;
  carryTo: (column: string, above: string | null) => void;
  drop: () => void;
  putBack: () => void;
}

/** So near to the edge of a column or of the board a finger scrolls it, in px, and so far a step. */
const [edge, step] = [56, 14];

/** Where one column is shown alone, a finger this near to the edge of the window turns to the next one. */
const [turnEdge, turnAfterMs] = [24, 600];

type Side = -1 | 0 | 1;

/** Carries a card by its handle with a finger or a pen; the mouse drags the whole card. */
export function useTouchHand(options: TouchOptions) {
  const { lanes, hand, isOneColumn, lift, carryTo, drop, putBack } = options;
  const [side, setSide] = useState<Side>(0);
  const turn = useEffectEvent(() => {
    const at = lanes.findIndex(({ column }) => column === hand?.column);
    const next = at < 0 ? undefined : lanes[at + side];
    if (next) carryTo(next.column, null);
  });
  useEffect(() => {
    if (side === 0) return undefined;
    const timer = setInterval(() => turn(), turnAfterMs);
    return () => clearInterval(timer);
  }, [side]);
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
      if (isOneColumn) setSide(sideOf(event.clientX));
      else scrollSideways(event.currentTarget, event.clientX);
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
      setSide(0);
      if (hand && isTouch(event)) drop();
    },
    onPointerCancel: (event: PointerEvent) => {
      setSide(0);
      if (hand && isTouch(event)) putBack();
    },
  };
}

function sideOf(x: number): Side {
  if (x < turnEdge) return -1;
  return x > window.innerWidth - turnEdge ? 1 : 0;
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
