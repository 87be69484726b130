import { useEffect, useState, useSyncExternalStore } from 'react';

/** What is open, the uppermost last. */
let open: readonly symbol[] = [];
const listeners = new Set<() => void>();

function setOpen(next: readonly symbol[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether nothing is open above it: Escape closes the uppermost dialog alone. */
export function useOnTop(opened: boolean): boolean {
  const [id] = useState(() => Symbol('dialog'));
  useEffect(() => {
    if (!opened) return undefined;
    setOpen([...open, id]);
    // Later than the key that has closed it, which the others hear of too.
    return () => void setTimeout(() => setOpen(open.filter((one) => one !== id)));
  }, [id, opened]);
  const top = useSyncExternalStore(subscribe, () => open.at(-1));
  return top === undefined || top === id;
}
