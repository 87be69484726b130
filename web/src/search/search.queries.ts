import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls.ts';
import { request } from '../client/request.ts';
import type { SearchAsked } from './find-body.ts';

export type SearchAnswer = AnswerTo<'POST /api/main/client/search'>;
export type SearchProfile = SearchAnswer['data'][number];

const all = ['search'] as const;

interface Asked {
  /** admins find everybody */
  isAdmin: boolean;
  body: SearchAsked;
  locale: Locale;
}

export const searchQuery = ({ isAdmin, body, locale }: Asked) =>
  queryOptions({
    queryKey: [...all, isAdmin ? 'admin' : 'client', body, locale],
    queryFn: ({ signal }) => {
      const asked = { body: { ...body, locale }, signal };
      return isAdmin
        ? request('POST /api/main/admin/search', asked)
        : request('POST /api/main/client/search', asked);
    },
    placeholderData: keepPreviousData,
  });

/** Those who are compared, by id; who is not visible any more is not among them. */
export const comparedQuery = ({
  ids,
  anonymized,
  ...asked
}: Omit<Asked, 'body'> & { ids: readonly string[]; anonymized: boolean }) =>
  searchQuery({
    ...asked,
    body: {
      filters: { path: 'account', operator: 'in', value: ids },
      anonymized,
      limit: Math.max(1, ids.length),
    },
  });
