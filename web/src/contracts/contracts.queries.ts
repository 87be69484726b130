import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerTo } from '../client/calls/calls.ts';
import { requestFile } from '../client/calls/request-file.ts';
import { addressOf } from '../client/address.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { untilDeadline } from './until-deadline.ts';
import { untilMade } from './until-made.ts';

export type Contract = AnswerTo<'GET /api/contracts/client/contracts/{contract_id}'>;
/** As lists have it, without whose place somebody took. */
export type Signatory = Omit<Contract['signatories'][number], 'instead_of'>;
export type TextChanges = NonNullable<AnswerTo<'POST /api/contracts/signing/open'>['changes']>;

export const contractsKey = ['contracts'] as const;
export const signingKey = ['signing'] as const;
/** A PDF never changes under its key, so nothing makes it be fetched again. */
export const pdfKey = ['contract-pdf'] as const;
/** The provider itself is asked, so live messages do not make it be asked again. */
export const esignKey = ['contract-esign'] as const;

export const contractQuery = (contract_id: string) =>
  queryOptions({
    queryKey: [...contractsKey, 'one', contract_id],
    queryFn: ({ signal }) =>
      request('GET /api/contracts/client/contracts/{contract_id}', {
        params: { contract_id },
        signal,
      }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => data !== undefined && untilDeadline(data),
  });

/** The sealed PDF has another key than the one that is signed, since its bytes are others. */
export const contractPdfQuery = ({
  contract_id,
  is_sealed,
}: Pick<Contract, 'contract_id' | 'is_sealed'>) =>
  queryOptions({
    queryKey: [...pdfKey, 'one', contract_id, is_sealed],
    queryFn: ({ signal }) =>
      requestFile('GET /api/contracts/client/contracts/{contract_id}/document', {
        params: { contract_id },
        signal,
      }),
    ...untilMade,
  });

export const contractPdfAddress = (contract_id: string): string =>
  addressOf('GET /api/contracts/client/contracts/{contract_id}/document', {
    params: { contract_id },
  }).url;

/** Whatever happens to a contract shows in lists, summaries, on its page and where it is signed. */
export const invalidateContracts = (client: QueryClient): Promise<void[]> =>
  Promise.all(
    [contractsKey, signingKey, esignKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

const invalidates = invalidateContracts;

export const useRecall = (contract_id: string) =>
  useCall(
    'POST /api/contracts/client/contracts/{contract_id}/recall',
    (reason: string) => ({ params: { contract_id }, body: { reason } }),
    { invalidates },
  );

export const useRemind = (contract_id: string) =>
  useCall(
    'POST /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}/remind',
    (signatory_id: string) => ({ params: { contract_id, signatory_id } }),
    { invalidates },
  );

export const useReplace = (contract_id: string) =>
  useCall(
    'PUT /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}',
    ({ signatory_id, ...body }: { signatory_id: string; name: string; email: string }) => ({
      params: { contract_id, signatory_id },
      body,
    }),
    { invalidates },
  );
