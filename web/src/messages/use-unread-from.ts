import { useState } from 'react';
import { isAttending } from './use-attending.ts';

/**
 * Where the line above the unread stands: it stays while one reads on, and comes anew for what
 * arrives while one is elsewhere.
 */
export function useUnreadFrom(first: string | undefined) {
  const [from, setFrom] = useState(first);
  const [known, setKnown] = useState(first);
  if (first !== known) {
    setKnown(first);
    if (first !== undefined && !isAttending()) setFrom(first);
  }
  return { from, clear: () => setFrom(undefined) };
}
