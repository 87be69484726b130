import { useSyncExternalStore } from 'react';

/** Whether the user is looking at the page: the tab is visible and the window has the focus. */
export const isAttending = (): boolean =>
  document.visibilityState === 'visible' && document.hasFocus();

function subscribe(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  window.addEventListener('blur', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('focus', changed);
    window.removeEventListener('blur', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

export const useAttending = (): boolean => useSyncExternalStore(subscribe, isAttending);
