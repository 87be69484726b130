import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

interface CropGestures {
  /** by shares of the visible square */
  pan: (right: number, down: number) => void;
  /** 1 changes nothing */
  zoomBy: (factor: number) => void;
}

interface Point {
  x: number;
  y: number;
}

const step = 0.05;
const factor = 1.1;

/** Pans with one pointer, zooms with two, the wheel or the keys. */
export function useCropGestures(
  view: RefObject<HTMLDivElement | null>,
  { pan, zoomBy }: CropGestures,
) {
  const down = useRef(new Map<number, Point>());
  const zoom = useRef(zoomBy);
  useEffect(() => {
    zoom.current = zoomBy;
  });
  // React attaches a passive wheel listener, which cannot stop the page from scrolling.
  useEffect(() => {
    const element = view.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom.current(event.deltaY < 0 ? factor : 1 / factor);
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [view]);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = down.current.get(event.pointerId);
    if (!before) return;
    const point = { x: event.clientX, y: event.clientY };
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    down.current.set(event.pointerId, point);
    const side = event.currentTarget.clientWidth;
    if (other) zoomBy(distance(point, other) / Math.max(1, distance(before, other)));
    else pan((before.x - point.x) / side, (before.y - point.y) / side);
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => pan(-step, 0),
    ArrowRight: () => pan(step, 0),
    ArrowUp: () => pan(0, -step),
    ArrowDown: () => pan(0, step),
    '+': () => zoomBy(factor),
    '-': () => zoomBy(1 / factor),
  };
  const up = ({ pointerId }: PointerEvent) => void down.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: (event: KeyboardEvent) => {
      const gesture = keys[event.key];
      if (!gesture) return;
      event.preventDefault();
      gesture();
    },
  };
}

const distance = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y);
