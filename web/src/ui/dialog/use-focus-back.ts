import { useEffect } from 'react';

/** A dialog that is unmounted while it is open does not give the focus back itself; this does. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
        // The element that opened it may be gone, such as a row that the dialog removed.
        const target = opener.isConnected ? opener : document.querySelector<HTMLElement>('main h1');
        target?.focus();
      });
    };
  }, [opened]);
}
