import { useEffect } from 'react';

/** Has the browser ask before the tab is closed or reloaded; ways within the app are not held up. */
export function useWarnBeforeClosing(warn: boolean): void {
  useEffect(() => {
    if (!warn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [warn]);
}
