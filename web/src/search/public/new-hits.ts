import { createContext } from 'react';

interface NewHits {
  accounts: readonly string[];
  /** replaces the marked accounts */
  mark: (accounts: readonly string[]) => void;
}

/** The hits that are marked as new, set by the domain that knows them. */
export const NewHitsContext = createContext<NewHits>({ accounts: [], mark: () => {} });
