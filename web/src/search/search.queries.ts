import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import type { SearchParams } from './find-body.ts';

export type SearchAnswer = AnswerTo<'POST /api/main/client/search'>;
export type SearchProfile = SearchAnswer['data'][number];

const all = ['search'] as const;

interface SearchOptions {
  /** admins find hidden consultants, too */
  isAdmin: boolean;
  body: SearchParams;
  locale: Locale;
}

export const searchQuery = ({ isAdmin, body, locale }: SearchOptions) =>
  queryOptions({
    queryKey: [...all, isAdmin ? 'admin' : 'client', body, locale],
    queryFn: ({ signal }) => {
      const input = { body: { ...body, locale }, signal };
      return isAdmin
        ? request('POST /api/main/admin/search', input)
        : request('POST /api/main/client/search', input);
    },
    placeholderData: keepPreviousData,
  });

/** The consultants to compare, by id; those no longer visible are left out. */
export const comparedQuery = ({
  ids,
  anonymized,
  ...input
}: Omit<SearchOptions, 'body'> & { ids: readonly string[]; anonymized: boolean }) =>
  searchQuery({
    ...input,
    body: {
      filters: { path: 'account', operator: 'in', value: ids },
      anonymized,
      limit: Math.max(1, ids.length),
    },
  });
