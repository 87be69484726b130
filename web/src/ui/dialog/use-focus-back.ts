import { useEffect } from 'react';

/** Where a dialog is taken away while it is open, whatever opened it gets the focus back. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || !(opener instanceof HTMLElement)) return;
        // What opened it may be gone, as a row that the dialog took away; or it was a link from elsewhere.
        const isThere = opener.isConnected && opener !== document.body;
        const target = isThere ? opener : document.querySelector<HTMLElement>('main h1');
        target?.focus();
      });
    };
  }, [opened]);
}
