import { QueryClient } from '@tanstack/react-query';
import { mayTryAgain } from '../request.ts';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a query fails at once, instead of waiting silently for one.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayTryAgain(error),
      },
      // The page offers to repeat a failed change; it is never repeated automatically.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
