import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';
import { fetchAllPages, type Page } from '../ui/table/all-pages.ts';
import { withMark } from './marks.ts';
import type { SavedProfile } from './saved-lists.ts';

const all = ['saved-profiles'] as const;
export const pages = [...all, 'page'] as const;
export const comments = [...all, 'comments'] as const;

/** The user's lists and who is in them; every save button reads them. */
export const listsQuery = queryOptions({
  queryKey: [...all, 'lists'],
  queryFn: ({ signal }) => request('GET /api/main/saved-lists', { signal }),
});

interface SavedPage {
  list: string | undefined;
  offset: number;
  limit: number;
}

const fetchSaved = ({ list, ...page }: SavedPage, locale: Locale, signal: AbortSignal) =>
  request('GET /api/main/saved-profiles', {
    query: { ...page, locale, ...(list === undefined ? {} : { saved_list: list }) },
    signal,
  });

/** Fetched on each visit, since people are saved on other pages. */
export const savedQuery = (savedPage: SavedPage, locale: Locale) =>
  queryOptions({
    queryKey: [...pages, savedPage, locale],
    queryFn: ({ signal }) => fetchSaved(savedPage, locale, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A part of a whole list, or of all who are saved. */
export async function fetchSavedPart(
  list: string | undefined,
  { locale, offset, signal }: { locale: Locale; offset: number; signal: AbortSignal },
): Promise<Page<SavedProfile>> {
  const savedPage = { list, offset, limit: limits.saved.page.max };
  const { saved_profiles: rows, total } = await fetchSaved(savedPage, locale, signal);
  return { rows, total };
}

export const keyOfSaved = ({ profile }: SavedProfile): string => profile;

/** All in a list, or all who are saved, however many pages they take. */
export const allSavedQuery = (list: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: [...pages, 'all', list, locale],
    queryFn: ({ signal }) =>
      fetchAllPages({
        fetchPage: (offset) => fetchSavedPart(list, { locale, offset, signal }),
        keyOf: keyOfSaved,
      }),
    staleTime: 0,
  });

const invalidates = [listsQuery.queryKey];

interface Save {
  profile: string;
  /** undefined: the current lists, or the default one; empty: removed from all */
  lists?: readonly string[];
}

async function saveIn({ profile, lists }: Save): Promise<readonly string[]> {
  if (lists?.length === 0) {
    await request('DELETE /api/main/saved-profiles/{profile}', { params: { profile } });
    return [];
  }
  const body = lists === undefined ? {} : { saved_lists: [...lists] };
  const saved = await request('PUT /api/main/saved-profiles/{profile}', {
    params: { profile },
    body,
  });
  return saved.saved_lists;
}

/** Updates the cache at once, and rolls back if saving fails. */
export function useSaveProfile() {
  const { queryKey } = listsQuery;
  return useChange(saveIn, {
    expects: async (client, { profile, lists }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (cached) => cached && withMark(cached, profile, lists));
      return () => client.setQueryData(queryKey, before);
    },
    done: (client, lists, { profile }) =>
      client.setQueryData(queryKey, (cached) => cached && withMark(cached, profile, lists)),
    invalidates,
  });
}

export const useCreateList = () =>
  useCall('POST /api/main/saved-lists', (title: string) => ({ body: { title } }), { invalidates });

export const useRenameList = (saved_list: string) =>
  useCall(
    'PATCH /api/main/saved-lists/{saved_list}',
    (title: string) => ({ params: { saved_list }, body: { title } }),
    { invalidates },
  );

async function setListRemoved({ list, removed }: { list: string; removed: boolean }) {
  const params = { saved_list: list };
  if (removed) await request('DELETE /api/main/saved-lists/{saved_list}', { params });
  else await request('POST /api/main/saved-lists/{saved_list}/restore', { params });
}

/** Removes a list, or restores it with everybody in it. */
export const useSetListRemoved = () =>
  useChange(setListRemoved, { invalidates: [...invalidates, pages] });

export const saveNote = (profile: string, note: string, revision: number) =>
  request('PUT /api/main/saved-profiles/{profile}/note', {
    params: { profile },
    body: { note, revision },
  });

/** The note as it was last saved, from any tab. */
export async function newestNote(profile: string): Promise<SavedProfile | undefined> {
  const query = { profile };
  const { saved_profiles } = await request('GET /api/main/saved-profiles', { query });
  return saved_profiles[0];
}
