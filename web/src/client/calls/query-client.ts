import { QueryClient } from '@tanstack/react-query';
import { mayTryAgain } from '../request.ts';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection something says so, instead of waiting in silence for one.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayTryAgain(error),
      },
      // What failed to be saved is offered again by the page; never repeated behind one's back.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
