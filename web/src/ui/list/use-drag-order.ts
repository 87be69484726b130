import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { movedTo, placeAt } from './order.ts';

interface Dragged {
  id: string;
  order: readonly string[];
}

interface DragOrder {
  /**
   * The order while one entry is dragged, for each entry's CSS `order`. The elements do not move in the
   * document, since moving the dragged one would drop it.
   */
  order: readonly string[];
  draggedId: string | undefined;
  /** for the handle of an entry; the entry itself is a child of the list with `data-id` */
  handle: (id: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Orders a list by dragging, with mouse, pen or finger. Its user must offer keys as well. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onOrder: (order: string[], moved: string) => void,
): DragOrder {
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef<Dragged>(undefined);
  const drag = (next: Dragged | undefined) => {
    latest.current = next;
    setDragged(next);
  };
  const move = (event: PointerEvent) => {
    if (!latest.current) return;
    const { id, order } = latest.current;
    const place = placeAt(event.clientY, middlesIn(list.current, id));
    if (order[place] !== id) drag({ id, order: movedTo(order, id, place) });
    scrollAtEdge(event.clientY);
  };
  const drop = () => {
    const dropped = latest.current;
    drag(undefined);
    if (dropped && dropped.order.some((id, place) => id !== ids[place])) {
      onOrder([...dropped.order], dropped.id);
    }
  };
  return {
    order: dragged?.order ?? ids,
    draggedId: dragged?.id,
    handle: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag({ id, order: ids });
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => drag(undefined),
    }),
  };
}

/** The middles of all but the dragged one, from the top. */
function middlesIn(list: HTMLElement | null, draggedId: string): number[] {
  return [...(list?.children ?? [])].flatMap((child) => {
    const id = child instanceof HTMLElement ? child.dataset.id : undefined;
    if (id === undefined || id === draggedId) return [];
    const { top, height } = child.getBoundingClientRect();
    return [top + height / 2];
  });
}

const edge = 60;

/** Scrolls the page while an entry is dragged to its edge. */
function scrollAtEdge(height: number): void {
  if (height < edge) scrollBy(0, -12);
  if (height > innerHeight - edge) scrollBy(0, 12);
}
