import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';
import { invalidateChanges } from '../events/public/invalidate-changes.ts';
import { invalidateProfiles } from '../profiles/public/invalidate-profiles.ts';

export type PeopleParams = NonNullable<InputTo<'GET /api/main/admin/accounts'>['query']>;
export type Person = AnswerTo<'GET /api/main/admin/accounts'>['accounts'][number];
export type PersonDetails = AnswerTo<'GET /api/main/admin/accounts/{account}'>;
export type PersonChanges = NonNullable<
  InputTo<'PATCH /api/main/admin/accounts/{account}'>['body']
>;
export type MergePreview = AnswerTo<'GET /api/main/admin/accounts/{account}/merge/{other}'>;

const all = ['people'] as const;

export const fetchPeople = (query: PeopleParams, signal: AbortSignal) =>
  request('GET /api/main/admin/accounts', { query, signal });

export const peopleQuery = (query: PeopleParams) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => fetchPeople(query, signal),
    placeholderData: keepPreviousData,
  });

/** Fetched again whenever the user returns: another admin may have decided meanwhile. */
export const personQuery = (account: string) =>
  queryOptions({
    queryKey: [...all, 'one', account],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/accounts/{account}', { params: { account }, signal }),
    refetchOnWindowFocus: 'always',
  });

/** Never cached: an admin is about to decide on these numbers. */
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

/** Shows the answer at once; also after a refusal the lists may have changed. */
const usePersonChange = <V>(account: string, make: (value: V) => Promise<PersonDetails>) =>
  useChange(make, {
    done: (client, person) => client.setQueryData(personQuery(account).queryKey, person),
    invalidates: invalidate,
  });

function invalidate(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: all });
  void invalidateChanges(client);
  invalidateProfiles(client);
}

export const useEditPerson = (account: string) =>
  usePersonChange(account, (body: PersonChanges) =>
    request('PATCH /api/main/admin/accounts/{account}', { params: { account }, body }),
  );

export const useSetDeactivated = (account: string) =>
  usePersonChange(account, (away: boolean) =>
    away
      ? request('POST /api/main/admin/accounts/{account}/deactivation', { params: { account } })
      : request('DELETE /api/main/admin/accounts/{account}/deactivation', { params: { account } }),
  );

export const useMerge = (account: string) =>
  usePersonChange(account, (other: string) =>
    request('POST /api/main/admin/accounts/{account}/merge/{other}', {
      params: { account, other },
    }),
  );

/** The same call as on the company's own page. */
export const useSetCompanyAdmin = (account: string, company: string) =>
  useCall(
    'PUT /api/main/consultant-companies/{id}/users/{account}',
    (is_consultant_admin: boolean) => ({
      params: { id: company, account },
      body: { is_consultant_admin },
    }),
    { invalidates: invalidate },
  );

export const useInviteAgain = (account: string) =>
  useCall('POST /api/main/admin/accounts/{account}/invitation', () => ({ params: { account } }), {
    invalidates: invalidate,
  });

export const useResetSecondFactor = (account: string) =>
  usePersonChange(account, (reason: string) =>
    request('POST /api/main/admin/accounts/{account}/second-factor/reset', {
      params: { account },
      body: { reason },
    }),
  );

export const useSignOutEverywhere = (account: string) =>
  useCall('DELETE /api/main/admin/accounts/{account}/sessions', () => ({ params: { account } }), {
    invalidates: invalidate,
  });
