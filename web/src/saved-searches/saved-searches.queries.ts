import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';

export type SavedSearch = AnswerTo<'GET /api/main/saved-searches'>['saved_searches'][number];
export type Rhythm = SavedSearch['notify'];
type NewSearch = InputTo<'POST /api/main/client/saved-searches'>['body'];

const all = ['saved-searches'] as const;
const lists = [...all, 'list'] as const;

export const savedSearchesQuery = (page: { offset: number; limit: number }, locale: Locale) =>
  queryOptions({
    queryKey: [...lists, page, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/saved-searches', { query: { ...page, locale }, signal }),
    placeholderData: keepPreviousData,
  });

/** The first page, to tell whether the open search is saved already. */
export const firstSavedSearchesQuery = (locale: Locale) =>
  savedSearchesQuery({ offset: 0, limit: limits.saved.page.max }, locale);

/** Fetched on each visit, since new people may match. */
export const countQuery = (saved_search: string) =>
  queryOptions({
    queryKey: [...all, 'count', saved_search],
    queryFn: ({ signal }) =>
      request('GET /api/main/saved-searches/{saved_search}/count', {
        params: { saved_search },
        signal,
      }),
    staleTime: 0,
  });

/** The new hits of an opened search. Fetched once a visit: the call resets what counts as new. */
export const openedQuery = (saved_search: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'opened', saved_search],
    queryFn: ({ signal }) =>
      request('POST /api/main/saved-searches/{saved_search}/open', {
        params: { saved_search },
        query: { locale },
        signal,
      }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const invalidates = [lists];

export const useSaveSearch = (isAdmin: boolean) =>
  useChange(
    (body: NewSearch) =>
      isAdmin
        ? request('POST /api/main/admin/saved-searches', { body })
        : request('POST /api/main/client/saved-searches', { body }),
    { invalidates },
  );

export const useChangeSearch = (saved_search: string) =>
  useCall(
    'PATCH /api/main/saved-searches/{saved_search}',
    (body: { title?: string; notify?: Rhythm }) => ({ params: { saved_search }, body }),
    { invalidates },
  );

async function setRemoved({ search, removed }: { search: string; removed: boolean }) {
  const params = { saved_search: search };
  if (removed) await request('DELETE /api/main/saved-searches/{saved_search}', { params });
  else await request('POST /api/main/saved-searches/{saved_search}/restore', { params });
}

/** Removes a search, or restores it with everything it has found. */
export const useSetSearchRemoved = () => useChange(setRemoved, { invalidates });
