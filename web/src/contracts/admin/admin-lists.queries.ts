import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { contractsKey } from '../contracts.queries.ts';

const cooperation = 'GET /api/contracts/client/admin/cooperation-contracts';
const assignments = 'GET /api/contracts/client/admin/self-signed-contracts';
const drafts = 'GET /api/contracts/client/admin/agreement-drafts';

export type AssignmentContract = AnswerTo<typeof assignments>['contracts'][number];
export type Draft = AnswerTo<typeof drafts>['agreement_drafts'][number];

const listed = {
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
};

export const cooperationListQuery = (query: NonNullable<InputTo<typeof cooperation>['query']>) =>
  queryOptions({
    queryKey: [...contractsKey, 'cooperation-list', query],
    queryFn: ({ signal }) => request(cooperation, { query, signal }),
    ...listed,
  });

export const assignmentListQuery = (query: NonNullable<InputTo<typeof assignments>['query']>) =>
  queryOptions({
    queryKey: [...contractsKey, 'assignment-list', query],
    queryFn: ({ signal }) => request(assignments, { query, signal }),
    ...listed,
  });

export const draftListQuery = (query: NonNullable<InputTo<typeof drafts>['query']>) =>
  queryOptions({
    queryKey: [...contractsKey, 'draft-list', query],
    queryFn: ({ signal }) => request(drafts, { query, signal }),
    ...listed,
  });
