import { createContext, useContext, useState } from 'react';

/** A note or a file that one has removed from a card, and can put back. */
export interface Removed {
  id: string;
  card: string;
  kind: 'note' | 'file';
  name: string;
}

type RemovedParts = readonly [
  readonly Removed[],
  (change: (before: readonly Removed[]) => readonly Removed[]) => void,
];

/** As long as the board is open, also where the card is closed meanwhile. */
export const RemovedContext = createContext<RemovedParts>([[], () => {}]);

export const useRemovedParts = (): RemovedParts => useState<readonly Removed[]>([]);

export const useRemoved = (): RemovedParts => useContext(RemovedContext);
