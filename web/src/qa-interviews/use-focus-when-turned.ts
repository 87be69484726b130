import { useEffect, useRef } from 'react';

/**
 * When `isSo` changes and the element with the focus disappears with the change, such as a button
 * of a form that closed, focuses what took its place. Otherwise leaves the focus alone.
 */
export function useFocusWhenTurned(isSo: boolean | undefined, selector: string): void {
  const before = useRef(isSo);
  useEffect(() => {
    const turned = before.current === false && isSo === true;
    before.current = isSo;
    if (!turned) return undefined;
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) document.querySelector<HTMLElement>(selector)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isSo, selector]);
}
