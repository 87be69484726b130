import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/** The present, to the minute; whoever shows it is drawn again as it passes. */
export function useMinute(): Date {
  const now = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute));
  return new Date((now + 1) * minute - 1);
}
