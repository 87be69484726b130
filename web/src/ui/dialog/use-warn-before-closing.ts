import { useEffect } from 'react';

/**
 * Makes the browser ask before the tab is closed or reloaded; navigation within the app is not
 * affected.
 */
export function useWarnBeforeClosing(warn: boolean): void {
  useEffect(() => {
    if (!warn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [warn]);
}
