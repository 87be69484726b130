import { createContext, useContext } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';

/** Whose profile the texts below are about; outside of one page about one profile, somebody else's. */
export const WhoseProfile = createContext<string | undefined>(undefined);

/** Whether the reader is the one whom the texts are about. */
export function useIsOwn(): boolean {
  const me = useShellUser().account.account;
  return useContext(WhoseProfile) === me;
}
