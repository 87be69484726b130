import { useState } from 'react';

export interface Choice {
  /** of those that are found now, in their order */
  chosen: string[];
  has: (account: string) => boolean;
  flip: (account: string) => void;
  /** all that are found, or none */
  flipAll: () => void;
  drop: (accounts: ReadonlySet<string>) => void;
  clear: () => void;
}

/** Who is chosen among those that are found: what the filters hide is never meant. */
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
