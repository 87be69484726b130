import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../client/calls.ts';
import { request } from '../client/request.ts';
import { askChangesAgain } from '../events/public/ask-changes-again.ts';
import { askProfilesAgain } from '../profiles/public/ask-profiles-again.ts';

export type PeopleAsked = NonNullable<InputTo<'GET /api/main/admin/accounts'>['query']>;
export type Person = AnswerTo<'GET /api/main/admin/accounts'>['accounts'][number];
export type PersonDetails = AnswerTo<'GET /api/main/admin/accounts/{account}'>;
export type PersonChanges = NonNullable<
  InputTo<'PATCH /api/main/admin/accounts/{account}'>['body']
>;
export type MergePreview = AnswerTo<'GET /api/main/admin/accounts/{account}/merge/{other}'>;

const all = ['people'] as const;

export const fetchPeople = (query: PeopleAsked, signal: AbortSignal) =>
  request('GET /api/main/admin/accounts', { query, signal });

export const peopleQuery = (query: PeopleAsked) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => fetchPeople(query, signal),
    placeholderData: keepPreviousData,
  });

export const personQuery = (account: string) =>
  queryOptions({
    queryKey: [...all, 'one', account],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/accounts/{account}', { params: { account }, signal }),
  });

/** Counted anew each time: it is what somebody is about to decide upon. */
export const mergePreviewQuery = (account: string, other: string) =>
  queryOptions({
    queryKey: [...all, 'merge', account, other],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/accounts/{account}/merge/{other}', {
        params: { account, other },
        signal,
      }),
    staleTime: 0,
  });

/** What was answered stands on the page at once; also after a refusal others may be different. */
function usePersonDeed<V>(account: string, mutationFn: (value: V) => Promise<PersonDetails>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (person) => client.setQueryData(personQuery(account).queryKey, person),
    onSettled: () => askAgain(client),
  });
}

function askAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: all });
  void askChangesAgain(client);
  askProfilesAgain(client);
}

export const useEditPerson = (account: string) =>
  usePersonDeed(account, (body: PersonChanges) =>
    request('PATCH /api/main/admin/accounts/{account}', { params: { account }, body }),
  );

export const useSetDeactivated = (account: string) =>
  usePersonDeed(account, (away: boolean) =>
    away
      ? request('POST /api/main/admin/accounts/{account}/deactivation', { params: { account } })
      : request('DELETE /api/main/admin/accounts/{account}/deactivation', { params: { account } }),
  );

export const useMerge = (account: string) =>
  usePersonDeed(account, (other: string) =>
    request('POST /api/main/admin/accounts/{account}/merge/{other}', {
      params: { account, other },
    }),
  );

/** The same call as on the company's own page. */
export function useSetCompanyAdmin(account: string, company: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_consultant_admin: boolean) =>
      request('PUT /api/main/consultant-companies/{id}/users/{account}', {
        params: { id: company, account },
        body: { is_consultant_admin },
      }),
    onSettled: () => askAgain(client),
  });
}

export function useInviteAgain(account: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request('POST /api/main/admin/accounts/{account}/invitation', { params: { account } }),
    onSettled: () => askAgain(client),
  });
}

export function useSignOutEverywhere(account: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      request('DELETE /api/main/admin/accounts/{account}/sessions', { params: { account } }),
    onSettled: () => askAgain(client),
  });
}
