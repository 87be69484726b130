import { useEffect } from 'react';

/**
 * Makes the browser ask before the tab is closed or reloaded; navigation within the app is not
 * affected.
 */
export function useWarnBeforeClosing(warn: boolean): void {
  useEffect(() => {
    if (!warn) return;
    const preventClosing = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventClosing);
    return () => removeEventListener('beforeunload', preventClosing);
  }, [warn]);
}
