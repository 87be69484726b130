import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';

/** New recovery codes until the user has put them away; they are nowhere else. */
export const newRecoveryCodesQuery = queryOptions<readonly string[] | null>({
  queryKey: ['accounts', 'new-recovery-codes'],
  queryFn: skipToken,
  initialData: null,
  staleTime: Infinity,
  gcTime: Infinity,
});

export const showRecoveryCodes = (client: QueryClient, codes: readonly string[] | null): void =>
  void client.setQueryData(newRecoveryCodesQuery.queryKey, codes);
