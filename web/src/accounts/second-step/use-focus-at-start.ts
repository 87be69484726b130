import { useEffect, useRef, type RefObject } from 'react';

/** A page has no trap that looks for what wants the focus, as a dialog has. */
export function useFocusAtStart<T extends HTMLElement>(): RefObject<T | null> {
  const wanted = useRef<T>(null);
  useEffect(() => wanted.current?.focus(), []);
  return wanted;
}
