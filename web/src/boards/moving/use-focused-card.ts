import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

export const optionId = (card: string): string => `card-${card}`;

const cardAt = (target: EventTarget | null): string | undefined =>
  target instanceof HTMLElement && target.role === 'option' ? target.dataset.card : undefined;

/**
 * The card of the board that the Tab key enters. While the focus is on a card it stays with it, also
 * when the card is moved to another column or scrolled away.
 */
export function useFocusedCard(root: RefObject<HTMLElement | null>) {
  const [card, setCard] = useState<string>();
  const isOnCard = useRef(false);
  const isNew = useRef(false);

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
