import { useEffect } from 'react';

/** The entry that the address names after its hash, as a source of something said elsewhere. */
export const isLinked = (entry: string): boolean => location.hash === `#${entry}`;

/** The entries are there later than the page: the one that the address names is scrolled to. */
export function useLinkedEntry(): void {
  useEffect(() => {
    const entry = document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    entry?.scrollIntoView({ block: 'center' });
  }, []);
}
