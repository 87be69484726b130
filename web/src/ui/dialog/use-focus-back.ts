import { useEffect } from 'react';

/** A dialog that is unmounted while it is open does not give the focus back itself; this does. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
        // The opener may be gone, such as a row that the dialog removed, or a link on another page.
        const isThere = opener.isConnected && opener !== document.body;
        const target = isThere ? opener : document.querySelector<HTMLElement>('main h1');
        target?.focus();
      });
    };
  }, [opened]);
}
