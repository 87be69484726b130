import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../client/address.ts';
import type { AnswerTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { contractsKey, esignKey } from '../contracts.queries.ts';

const esign = '/api/contracts/client/admin/oneflow/contracts/{contract_id}';

export type ContractEvents =
  AnswerTo<'GET /api/contracts/client/admin/contracts/{contract_id}/events'>;
export type ContractEvent = ContractEvents['events'][number];
export type EsignContract =
  AnswerTo<'GET /api/contracts/client/admin/oneflow/contracts/{contract_id}'>;

export const eventsQuery = (contract_id: string) =>
  queryOptions({
    queryKey: [...contractsKey, 'events', contract_id],
    queryFn: ({ signal }) =>
      request('GET /api/contracts/client/admin/contracts/{contract_id}/events', {
        params: { contract_id },
        signal,
      }),
  });

/** Live from the provider, so it is asked only when somebody wants to see it. */
export const esignQuery = (contract_id: string) =>
  queryOptions({
    queryKey: [...esignKey, 'report', contract_id],
    queryFn: ({ signal }) => request(`GET ${esign}`, { params: { contract_id }, signal }),
    staleTime: 0,
  });

export const esignFilesQuery = (contract_id: string) =>
  queryOptions({
    queryKey: [...esignKey, 'files', contract_id],
    queryFn: ({ signal }) => request(`GET ${esign}/files`, { params: { contract_id }, signal }),
  });

export const esignFileAddress = (contract_id: string, file_id: string): string =>
  addressOf(`GET ${esign}/files/{file_id}`, { params: { contract_id, file_id } }).url;
