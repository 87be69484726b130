import { useEffect } from 'react';

/** Where a dialog is taken away while it is open, whatever opened it gets the focus back. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const isNowhere = document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [opened]);
}
