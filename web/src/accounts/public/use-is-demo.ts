import { useQuery } from '@tanstack/react-query';
import { signInOptionsQuery } from '../accounts.queries.ts';

/** Whether the made-up people of the demo data are here to be tried; never in production. */
export function useIsDemo(): boolean {
  const { data } = useQuery(signInOptionsQuery);
  return data !== undefined && data.demo_accounts.length > 0;
}
