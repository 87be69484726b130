import { useSuspenseQuery } from '@tanstack/react-query';
import { meQuery, type ShellUser } from '../accounts.queries.ts';

/** Who is signed in; inside the shell it is always there. */
export function useShellUser(): ShellUser {
  return useSuspenseQuery(meQuery).data;
}
