import { createContext } from 'react';

interface NewHits {
  accounts: readonly string[];
  /** from now on these */
  mark: (accounts: readonly string[]) => void;
}

/** Which hits of the page are marked as new; whoever knows them says so from below. */
export const NewHitsContext = createContext<NewHits>({ accounts: [], mark: () => {} });
