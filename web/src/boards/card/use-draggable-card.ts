import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { useEffect, type RefObject } from 'react';
import { useBoard } from '../board-context.ts';
import { cardData } from '../moving/use-board-drag.ts';

interface DraggableCard {
  option: RefObject<HTMLElement | null>;
  column: string;
  card: string;
}

/** A card can be dragged, and others can be dropped above and below it. */
export function useDraggableCard({ option, column, card }: DraggableCard): void {
  const { shown, isCarrying } = useBoard();
  useEffect(() => {
    const element = option.current;
    // What is around the card is a part of it for what is dropped between two.
    const target = element?.parentElement;
    if (!element || !target) return undefined;
    return combine(
      draggable({
        element,
        canDrag: () => shown().can.edit && !isCarrying(),
        getInitialData: () => cardData(column, card),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => source.data.kind === 'board-card',
        getData: ({ input }) =>
          attachClosestEdge(cardData(column, card), {
            element: target,
            input,
            allowedEdges: ['top', 'bottom'],
          }),
      }),
    );
  }, [option, column, card, shown, isCarrying]);
}
