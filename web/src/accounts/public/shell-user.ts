import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { meQuery, type ShellUser } from '../accounts.queries.ts';

/** The signed-in user; always loaded inside the shell. */
export function useShellUser(): ShellUser {
  return useSuspenseQuery(meQuery).data;
}

/** Refreshes the shell's badges after the user has read something. */
export const invalidateShellUser = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: meQuery.queryKey });
