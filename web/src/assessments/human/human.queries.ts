import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { all } from '../assessments.queries.ts';

type Query = NonNullable<InputTo<'GET /api/main/human-assessments'>['query']>;
export type HumanAssessment =
  AnswerTo<'GET /api/main/human-assessments'>['human_assessments'][number];

export const humanAssessmentsQuery = (query: Query) =>
  queryOptions({
    queryKey: [...all, 'human', query],
    queryFn: ({ signal }) => request('GET /api/main/human-assessments', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAnswerHuman = (id: string) =>
  useCall(
    'POST /api/main/human-assessment/{id}/answer',
    (answer: string) => ({ params: { id }, body: { answer } }),
    { invalidates: [all, ['waiting']] },
  );
