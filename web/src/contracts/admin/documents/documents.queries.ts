import { queryOptions } from '@tanstack/react-query';
import type { DocumentType } from '@torg/protocol/contracts/contract-terms';
import { addressOf } from '../../../client/address.ts';
import type { AnswerTo, InputTo } from '../../../client/calls/calls.ts';
import { request } from '../../../client/request.ts';
import { useCall } from '../../../client/use-change.ts';
import { contractsKey, invalidateContracts } from '../../contracts.queries.ts';

const one = '/api/contracts/client/admin/contract-documents/{document_id}';

export type ContractDocument =
  AnswerTo<'GET /api/contracts/client/admin/contract-documents'>['documents'][number];
export type DocumentText = Omit<
  InputTo<'PUT /api/contracts/client/admin/contract-documents/{document_id}'>['body'],
  'revision'
>;
export type Publication =
  InputTo<'POST /api/contracts/client/admin/contract-documents/{document_id}/publish'>['body'];
export type Compliance = Omit<Publication, 'revision'>;

const all = [...contractsKey, 'documents'] as const;

export const documentsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) =>
    request('GET /api/contracts/client/admin/contract-documents', { signal }),
});

export const documentQuery = (document_id: string) =>
  queryOptions({
    queryKey: [...all, 'one', document_id],
    queryFn: ({ signal }) => request(`GET ${one}`, { params: { document_id }, signal }),
    refetchOnWindowFocus: 'always',
  });

export const comparisonQuery = (document_id: string, other_id: string) =>
  queryOptions({
    queryKey: [...all, 'comparison', document_id, other_id],
    queryFn: ({ signal }) =>
      request(`GET ${one}/changes-since/{other_id}`, { params: { document_id, other_id }, signal }),
  });

export const previewAddress = (document_id: string): string =>
  addressOf(`GET ${one}/preview`, { params: { document_id } }).url;

export const saveDocument = (document_id: string, body: DocumentText & { revision: number }) =>
  request(`PUT ${one}`, { params: { document_id }, body });

export const newestDocument = (document_id: string) =>
  request(`GET ${one}`, { params: { document_id } });

const invalidates = invalidateContracts;

export const useDraft = () =>
  useCall(
    'POST /api/contracts/client/admin/contract-documents',
    (type: DocumentType) => ({ body: { type } }),
    { invalidates },
  );

export const usePublish = (document_id: string) =>
  useCall(`POST ${one}/publish`, (body: Publication) => ({ params: { document_id }, body }), {
    invalidates,
  });

export const useSetCompliance = (document_id: string) =>
  useCall(`PUT ${one}/compliance`, (body: Compliance) => ({ params: { document_id }, body }), {
    invalidates,
  });

export const useRemoveDraft = (document_id: string) =>
  useCall(`DELETE ${one}`, () => ({ params: { document_id } }), { invalidates });
