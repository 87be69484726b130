import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/** The current time, to the minute; the component renders again when it changes. */
export function useMinute(): Date {
  const now = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute));
  return new Date((now + 1) * minute - 1);
}
