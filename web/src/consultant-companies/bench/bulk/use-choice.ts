import { useState } from 'react';

export interface Choice {
  /** the chosen ones among those found now, in their order */
  chosen: string[];
  has: (account: string) => boolean;
  flip: (account: string) => void;
  /** chooses all that are found, or none */
  flipAll: () => void;
  drop: (accounts: ReadonlySet<string>) => void;
  clear: () => void;
}

/** The chosen consultants among those found: those hidden by filters do not count. */
export function useChoice(found: readonly string[]): Choice {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = found.filter((account) => marked.has(account));
  const flip = (account: string) => {
    const next = new Set(marked);
    if (!next.delete(account)) next.add(account);
    setMarked(next);
  };
  const clear = () => setMarked(new Set());
  return {
    chosen,
    has: (account) => marked.has(account),
    flip,
    flipAll: () => setMarked(chosen.length === found.length ? new Set() : new Set(found)),
    drop: (accounts) => setMarked(new Set(chosen.filter((account) => !accounts.has(account)))),
    clear,
  };
}
