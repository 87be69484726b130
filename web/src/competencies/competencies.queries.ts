import { queryOptions } from '@tanstack/react-query';
import type { Discipline, Locale } from '@torg/protocol/terms';
import type { AnswerTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

export type CompetencyChoice = AnswerTo<'GET /api/main/competencies'>['competencies'][number];

/** Every competency in one language: fetched once, and searched in the browser. */
export const competenciesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['competencies', locale],
    queryFn: ({ signal }) => request('GET /api/main/competencies', { query: { locale }, signal }),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
  });

interface Proposed {
  name: string;
  type: 'role' | 'skill';
  discipline?: Discipline;
}

/** Proposes a missing term; it can be chosen at once. */
export const useProposeCompetency = (locale: Locale) =>
  useCall('POST /api/main/competencies', (body: Proposed) => ({ body }), {
    // The browser's HTTP cache has the list for some minutes: fetching again would not bring the new
    // term.
    done: (client, proposed) =>
      client.setQueryData(competenciesQuery(locale).queryKey, (before) => {
        const isListed = before?.competencies.some(({ uuid }) => uuid === proposed.uuid);
        if (!before || isListed) return before;
        return { competencies: [...before.competencies, { ...proposed, synonyms: [] }] };
      }),
  });
