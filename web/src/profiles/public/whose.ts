import { createContext, useContext } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';

/** The account that the texts below address; undefined outside a page about one profile. */
export const WhoseProfile = createContext<string | undefined>(undefined);

/** Whether the texts are about the reader. */
export function useIsOwn(): boolean {
  const me = useShellUser().account.account;
  return useContext(WhoseProfile) === me;
}
