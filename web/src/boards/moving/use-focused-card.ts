import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { nextAfter, type Lane } from '../state/lanes.ts';

export const optionId = (card: string): string => `card-${card}`;

const cardAt = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement && target.role === 'option' ? target.dataset.card : undefined;

const isIn = (lanes: readonly Lane[], card: string): boolean =>
  lanes.some(({ cards }) => cards.includes(card));

/**
 * The card of the board that the Tab key enters. While the focus is on a card it stays with it, also
 * when the card is moved to another column or scrolled away; where the card goes, its neighbour gets it.
 */
export function useFocusedCard(root: RefObject<HTMLElement | null>, lanes: readonly Lane[]) {
  const [card, setCard] = useState<string>();
  const isOnCard = useRef(false);
  const isNew = useRef(false);
  /** as they were when the card was last among them */
  const before = useRef(lanes);

  useLayoutEffect(() => {
    if (card === undefined) return;
    if (isIn(lanes, card)) {
      before.current = lanes;
      return;
    }
    const next = nextAfter(card, before.current);
    if (!isOnCard.current || next === undefined || !isIn(lanes, next)) return;
    before.current = lanes;
    isNew.current = true;
    setCard(next);
  }, [card, lanes]);

  useLayoutEffect(() => {
    if (!isOnCard.current || card === undefined) return;
    const option = document.getElementById(optionId(card));
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === null;
    const isElsewhere = isLost || cardAt(activeElement) !== undefined;
    if (!option || activeElement === option || !(isElsewhere || isNew.current)) return;
    option.focus({ preventScroll: true });
    option.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    isNew.current = false;
  });
  useLayoutEffect(() => {
    const left = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && root.current?.contains(target);
      if (!isInside) isOnCard.current = false;
    };
    document.addEventListener('pointerdown', left);
    return () => document.removeEventListener('pointerdown', left);
  }, [root]);

  const focus = (next: string): void => {
    isOnCard.current = true;
    isNew.current = true;
    setCard(next);
  };
  const handlers = {
    onFocus: ({ target }: FocusEvent) => {
      const focused = cardAt(target);
      isOnCard.current = focused !== undefined;
      if (focused !== undefined) setCard(focused);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null && cardAt(relatedTarget) === undefined) isOnCard.current = false;
    },
  };
  return { card, focus, handlers };
}
