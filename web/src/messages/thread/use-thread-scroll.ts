import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What stays in view while the content settles: the end, an element, or the current position. */
type Goal = 'end' | { element: string } | undefined;

const near = 48;

interface ThreadScroll {
  /** ids of the first and last messages shown, which change when some are added at either end */
  first: string | undefined;
  last: string | undefined;
  /** the id of the element to start at; without it, the end */
  start: string | undefined;
}

/**
 * Keeps the scroll position: at the end if the user is there, elsewhere when older messages load.
 */
export function useThreadScroll({ first, last, start }: ThreadScroll) {
  const box = useRef<HTMLDivElement>(null);
  const goal = useRef<Goal>(start === undefined ? 'end' : { element: start });
  const previous = useRef({ height: 0, top: 0, first });
  const [atEnd, setAtEnd] = useState(false);

  const settle = () => {
    const el = box.current;
    if (!el) return;
    const to = goal.current;
    if (to === 'end') el.scrollTop = el.scrollHeight;
    else if (to) el.scrollTop += offsetOf(to.element, el);
    else if (previous.current.first !== first) {
      el.scrollTop = previous.current.top + el.scrollHeight - previous.current.height;
    }
    previous.current = { height: el.scrollHeight, top: el.scrollTop, first };
    setAtEnd(distanceToEnd(el) < near);
  };

  useLayoutEffect(settle, [first, last]);

  // Images, lists and the field below change the heights after the first render.
  useEffect(() => {
    const el = box.current;
    if (!el?.firstElementChild) return;
    const observer = new ResizeObserver(settle);
    observer.observe(el);
    observer.observe(el.firstElementChild);
    return () => observer.disconnect();
  });

  const onScroll = () => {
    const el = box.current;
    if (!el || Math.abs(el.scrollTop - previous.current.top) < 2) return;
    const isAtEnd = distanceToEnd(el) < near;
    goal.current = isAtEnd ? 'end' : undefined;
    previous.current = { ...previous.current, height: el.scrollHeight, top: el.scrollTop };
    setAtEnd(isAtEnd);
  };

  const goTo = (to: Goal) => {
    goal.current = to;
    settle();
  };

  return { box, atEnd, onScroll, goTo };
}

const distanceToEnd = (el: HTMLElement): number => el.scrollHeight - el.scrollTop - el.clientHeight;

/** The scroll position at which an element is a quarter down the box. */
function offsetOf(id: string, el: HTMLElement): number {
  const target = document.getElementById(id);
  if (!target) return 0;
  return target.getBoundingClientRect().top - el.getBoundingClientRect().top - el.clientHeight / 4;
}
