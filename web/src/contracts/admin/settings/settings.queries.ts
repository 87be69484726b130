import { queryOptions } from '@tanstack/react-query';
import type { Country } from '@torg/protocol/terms';
import { request } from '../../../client/request.ts';
import { useCall } from '../../../client/use-change.ts';
import { contractsKey } from '../../contracts.queries.ts';

export const contractSettingsQuery = queryOptions({
  queryKey: [...contractsKey, 'settings'],
  queryFn: ({ signal }) => request('GET /api/contracts/client/admin/contract-settings', { signal }),
});

export const useSetSender = () =>
  useCall(
    'PUT /api/contracts/client/admin/contract-settings/senders/{country}',
    ({ country, account }: { country: Country; account: string }) => ({
      params: { country },
      body: { account },
    }),
    { invalidates: [contractSettingsQuery.queryKey] },
  );
