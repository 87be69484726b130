import { useEffect, useRef } from 'react';

/**
 * When something has turned so while one stood on what is gone with it, as the button of a form that
 * closed, the focus goes to what took its place. Elsewhere it is left alone.
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
