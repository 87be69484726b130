import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { inAddress, type FindSearch } from './find-search.ts';

export type Suggestion = AnswerTo<'POST /api/main/client/search/autocomplete'>['results'][number];

/**
 * The types that the page has a filter for; suggestions of other types are searched for as words.
 */
const types = [
  'profile_skill',
  'profile_role',
  'region',
  'profile',
  'project_customer',
  'profile_certifications',
  'remote',
  'availability',
] as const;

const ofEach = 3;

export const suggestionsQuery = (isAdmin: boolean, query: string, locale: Locale) =>
  queryOptions({
    queryKey: ['search', 'suggestions', isAdmin, query, locale],
    queryFn: ({ signal }) => {
      const body = { query, locale, types: types.map((type) => ({ type, limit: ofEach })) };
      return isAdmin
        ? request('POST /api/main/admin/search/autocomplete', { body, signal })
        : request('POST /api/main/client/search/autocomplete', { body, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

const added = (list: readonly string[] | undefined, one: string): string[] => [
  ...new Set([...(list ?? []), one]),
];

/**
 * The search after choosing a suggestion; undefined for a consultant, whose page is opened instead.
 */
export function takenFrom(search: FindSearch, { type, label, filter }: Suggestion) {
  const named = inAddress({ uuid: String(filter?.value), name: label });
  switch (type) {
    case 'profile_skill':
      return { q: undefined, skills: added(search.skills, named) };
    case 'profile_role':
      return { q: undefined, roles: added(search.roles, named) };
    case 'region':
      return { q: undefined, regions: added(search.regions, named) };
    case 'remote':
      return { q: undefined, 'remote-work': 'true' as const };
    case 'availability':
      return { q: undefined, 'availability-to': String(filter?.value) };
    case 'profile':
      return undefined;
    case 'project_skill':
    case 'project_role':
    case 'project_customer':
    case 'profile_certifications':
    case 'consultant_company':
    case 'consultant_company_type':
    case 'ranked_by_query':
      return { q: label };
  }
}
