import { useMediaQuery } from '@mantine/hooks';
import { layout } from '@torg/protocol/limits';
import { useLayoutEffect, useState } from 'react';

/** Width that the longest rows need, in px of the main part with its padding. */
const roomForColumns = 1110;

/** Whether a table of many columns fits beside the side bar, at its current width. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => hasRoom(document.getElementById('main')));
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    if (main === null) return;
    const measure = () => setWide(hasRoom(main));
    const observer = new ResizeObserver(measure);
    observer.observe(main);
    measure();
    return () => observer.disconnect();
  }, []);
  return wide;
}

const hasRoom = (main: HTMLElement | null): boolean =>
  main !== null && main.offsetWidth >= roomForColumns;

/** Whether the screen is a phone's, where a large dialog fills it. */
export function useNarrow(): boolean {
  const query = `(max-width: ${layout.breakpoints.tablet - 1}px)`;
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}
