import { useMediaQuery } from '@mantine/hooks';
import { layout } from '@torg/protocol/limits';

/** Whether a table of many columns fits: the width of a monitor, less the side bar. */
export function useWide(): boolean {
  const query = `(min-width: ${layout.breakpoints.monitor - layout.sidebar.collapsed * 2}px)`;
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}

/** Whether the screen is a phone's, where a dialog of much content takes all of it. */
export function useNarrow(): boolean {
  const query = `(max-width: ${layout.breakpoints.tablet - 1}px)`;
  return useMediaQuery(query, undefined, { getInitialValueInEffect: false });
}
