import { queryOptions } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { invalidateProfiles } from '../../profiles/public/invalidate-profiles.ts';

export type FlowcaseConflict =
  AnswerTo<'GET /api/main/consultant-companies/{id}/flowcase-conflicts'>['conflicts'][number];
export type ConflictValue = FlowcaseConflict['ours'];
type Answer = InputTo<'POST /api/main/flowcase-conflict/{flowcase_conflict}/answer'>['body'];

const all = ['flowcase', 'conflicts'] as const;

/** Answered ones leave the list, so the rest is read anew instead of paged through. */
const { max: limit } = limits.flowcase.conflictPage;

export const companyConflictsQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'company', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/consultant-companies/{id}/flowcase-conflicts', {
        params: { id },
        query: { limit },
        signal,
      }),
    staleTime: 0,
  });

export const profileConflictsQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'profile', profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/flowcase-conflicts', {
        params: { profile },
        query: { limit },
        signal,
      }),
    staleTime: 0,
  });

/** How many wait for the owners of a profile. */
export const conflictCountQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'count', profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/flowcase-conflicts', {
        params: { profile },
        query: { limit: 1 },
        signal,
      }),
  });

/** Also after a refusal: the page then shows what both sides have now. */
export const useAnswerConflict = (flowcase_conflict: string) =>
  useCall(
    'POST /api/main/flowcase-conflict/{flowcase_conflict}/answer',
    (body: Answer) => ({ params: { flowcase_conflict }, body }),
    {
      done: (client) => invalidateProfiles(client),
      invalidates: [['flowcase']],
    },
  );
