import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls.ts';
import { request } from '../client/request.ts';

export type CompetencyChoice = AnswerTo<'GET /api/main/competencies'>['competencies'][number];

/** Every competency in one language: fetched once, and searched in the browser. */
export const competenciesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['competencies', locale],
    queryFn: ({ signal }) => request('GET /api/main/competencies', { query: { locale }, signal }),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
  });
