import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { listKey } from '../opportunities.queries.ts';

export type Criteria = AnswerTo<'GET /api/main/opportunity/{id}/criteria'>;
export type Criterion = Criteria['criteria'][number];
export type CriteriaInput = InputTo<'PUT /api/main/opportunity/{id}/criteria'>['body'];

const lookAgainMs = 1_500;

/** Fetched anew while they are being suggested. */
export const criteriaQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['opportunities', 'criteria', id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/opportunity/{id}/criteria', {
        params: { id },
        query: { locale },
        signal,
      }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.inference_status === 'pending' ? lookAgainMs : false,
  });

const takeIn = (client: QueryClient, id: string, locale: Locale, answer: Criteria): void => {
  client.setQueryData(criteriaQuery(id, locale).queryKey, answer);
  void client.invalidateQueries({ queryKey: listKey });
};

export function useSuggestCriteria(id: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/opportunity/{id}/criteria',
    (force_recreate: boolean) => ({ params: { id }, query: { locale }, body: { force_recreate } }),
    { done: (client, answer) => takeIn(client, id, locale, answer) },
  );
}

/** After a refusal they are fetched anew, so that the page shows who was first. */
export function useApproveCriteria(id: string) {
  const locale = useLocale();
  return useCall(
    'PUT /api/main/opportunity/{id}/criteria',
    (body: CriteriaInput) => ({ params: { id }, query: { locale }, body }),
    {
      done: (client, answer) => takeIn(client, id, locale, answer),
      invalidates: (client, _, error) =>
        error && client.invalidateQueries({ queryKey: criteriaQuery(id, locale).queryKey }),
    },
  );
}

/** Suggests criteria for an assignment, by the need of its own, which is made the first time. */
export function useCriteriaOfAssignment(assignment_id: string, made: (need: string) => void) {
  const locale = useLocale();
  return useChange(
    async () => {
      const { opportunity: id } = await request(
        'POST /api/main/assignment/{assignment_id}/opportunity',
        { params: { assignment_id }, query: { locale } },
      );
      const answer = await request('POST /api/main/opportunity/{id}/criteria', {
        params: { id },
        query: { locale },
      });
      return { id, answer };
    },
    {
      done: (client, { id, answer }) => {
        takeIn(client, id, locale, answer);
        made(id);
      },
    },
  );
}
