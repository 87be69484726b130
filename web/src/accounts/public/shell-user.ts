import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { meQuery, type ShellUser } from '../accounts.queries.ts';

/** Who is signed in; inside the shell it is always there. */
export function useShellUser(): ShellUser {
  return useSuspenseQuery(meQuery).data;
}

/** The badges of the shell follow what one has read. */
export const invalidateShellUser = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: meQuery.queryKey });
