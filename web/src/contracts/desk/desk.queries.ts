import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';

export type DeskContract = AnswerTo<'GET /api/main/dev/esign/contracts'>['contracts'][number];
export type DeskParticipant = DeskContract['participants'][number];
export type DeskAct = keyof DeskParticipant['can'];

export const deskQuery = queryOptions({
  queryKey: ['contracts', 'desk'],
  queryFn: ({ signal }) => request('GET /api/main/dev/esign/contracts', { signal }),
  refetchInterval: 5_000,
});

export const useActAtDesk = (contract_there: string, participant: string) =>
  useCall(
    'POST /api/main/dev/esign/contracts/{contract_there}/participants/{participant}/{act}',
    (act: DeskAct) => ({ params: { contract_there, participant, act } }),
    { invalidates: [deskQuery.queryKey] },
  );
