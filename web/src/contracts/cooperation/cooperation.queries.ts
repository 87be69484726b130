import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { upload } from '../../client/calls/upload.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { contractsKey, invalidateContracts } from '../contracts.queries.ts';

const listed = 'GET /api/contracts/client/organizations/{organization_id}/cooperation-contracts';
const send = 'POST /api/contracts/client/organizations/{organization_id}/cooperation-contracts';

export type Cooperation = AnswerTo<typeof listed>;
export type CooperationContract = Cooperation['contracts'][number];

export const cooperationQuery = (organization_id: string) =>
  queryOptions({
    queryKey: [...contractsKey, 'cooperation', organization_id],
    queryFn: ({ signal }) => request(listed, { params: { organization_id }, signal }),
    refetchOnWindowFocus: 'always',
  });

export const useSendCooperation = (organization_id: string) =>
  useCall(send, (body: InputTo<typeof send>['body']) => ({ params: { organization_id }, body }), {
    invalidates: invalidateContracts,
  });

const uploaded =
  'POST /api/contracts/client/admin/organizations/{organization_id}/uploaded-contracts';

export const useUploadSigned = (organization_id: string) =>
  useChange(
    ({ file, body }: { file: File; body: InputTo<typeof uploaded>['body'] }) =>
      upload(uploaded, { file }, { params: { organization_id }, body }),
    { invalidates: invalidateContracts },
  );
