import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { DropTargetRecord } from '@atlaskit/pragmatic-drag-and-drop/types';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { useEffect, useEffectEvent, useState } from 'react';
import { aboveOf, type Lane } from '../state/lanes.ts';

/** Where the dragged cards would be dropped. */
export interface Over {
  column: string;
  above: string | null;
}

/** The data of a card that is dragged, or over which others are. */
export const cardData = (column: string, card: string) => ({ kind: 'board-card', column, card });
export const columnData = (column: string) => ({ kind: 'board-column', column });
const isCard = (data: Record<string | symbol, unknown>) => data.kind === 'board-card';

interface DragOptions {
  lanes: readonly Lane[];
  /** the cards that go with this one: all that are chosen, if it is one of them */
  together: (card: string) => readonly string[];
  onLift: (cards: readonly string[]) => void;
  onDrop: (cards: readonly string[], over: Over | undefined) => void;
}

/** Follows a card that is dragged by the mouse. */
export function useBoardDrag({ lanes, together, onLift, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const [over, setOver] = useState<Over>();
  const start = useEffectEvent((card: string) => {
    const cards = together(card);
    setDragged(cards);
    onLift(cards);
  });
  const follow = useEffectEvent((targets: readonly DropTargetRecord[]) => {
    const next = overOf(targets, lanes, dragged);
    setOver((before) =>
      before?.column === next?.column && before?.above === next?.above ? before : next,
    );
  });
  const end = useEffectEvent((targets: readonly DropTargetRecord[]) => {
    setOver(undefined);
    setDragged([]);
    onDrop(dragged, overOf(targets, lanes, dragged));
  });
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isCard(source.data),
        onDragStart: ({ source }) => start(String(source.data.card)),
        onDrag: ({ location }) => follow(location.current.dropTargets),
        onDropTargetChange: ({ location }) => follow(location.current.dropTargets),
        onDrop: ({ location }) => end(location.current.dropTargets),
      }),
    [],
  );
  return { dragged, over };
}

function overOf(
  targets: readonly DropTargetRecord[],
  lanes: readonly Lane[],
  dragged: readonly string[],
): Over | undefined {
  const [nearest] = targets;
  if (!nearest) return undefined;
  const column = String(nearest.data.column);
  const cards = lanes.find((lane) => lane.column === column)?.cards ?? [];
  if (!isCard(nearest.data)) return { column, above: aboveOf(cards, dragged) };
  const edge = extractClosestEdge(nearest.data) === 'top' ? 'top' : 'bottom';
  return { column, above: aboveOf(cards, dragged, { card: String(nearest.data.card), edge }) };
}
