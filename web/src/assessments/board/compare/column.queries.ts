import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../../../client/calls/calls.ts';
import { isGone } from '../../../client/calls/is-gone.ts';
import { nullWhere } from '../../../client/calls/null-where.ts';
import { request } from '../../../client/request.ts';
import { useCall } from '../../../client/use-change.ts';
import { useLocale } from '../../../client/use-locale.ts';
import { all, isPending, lookAgainWhile, retryUnlessGone } from '../../assessments.queries.ts';

const compareCall = 'GET /api/main/opportunity/{id}/board/column/{col}/cards/compare' as const;
const rankCall = 'GET /api/main/opportunity/{id}/board/column/{col}/cards/rank' as const;

export type Comparison = AnswerTo<typeof compareCall>;
export type Ranking = AnswerTo<typeof rankCall>;
export type Ranked = NonNullable<Ranking['output']>['candidates'][number];
type CardsQuestion = NonNullable<
  InputTo<'POST /api/main/opportunity/{id}/board/column/{col}/cards/rank'>['body']
>;

const allCall = 'GET /api/main/opportunity/{id}/board/column/{col}/cards/compare-all' as const;
export type CompareAll = AnswerTo<typeof allCall>;

const always = { staleTime: 0, refetchOnWindowFocus: 'always', retry: retryUnlessGone } as const;

/** As an answer rather than an error: what somebody types meanwhile outlives that it is read again. */
const notAskedYet = nullWhere(isGone);

export const comparisonQuery = (id: string, col: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'comparison', id, col, locale],
    queryFn: ({ signal }) =>
      request(compareCall, { params: { id, col }, query: { locale }, signal }).catch(notAskedYet),
    ...always,
    refetchInterval: ({ state }) => lookAgainWhile(isPending(state.data)),
  });

export const rankingQuery = (id: string, col: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'ranking', id, col, locale],
    queryFn: ({ signal }) =>
      request(rankCall, { params: { id, col }, query: { locale }, signal }).catch(notAskedYet),
    ...always,
    refetchInterval: ({ state }) => lookAgainWhile(isPending(state.data)),
  });

const underWay = (read: CompareAll | undefined): boolean =>
  read !== undefined && Object.values(read).some((kind) => kind !== null && isPending(kind));

/** How far engagements, comparison and ranking of the column are. */
export const compareAllQuery = (id: string, col: string) =>
  queryOptions({
    queryKey: [...all, 'compare-all', id, col],
    queryFn: ({ signal }) => request(allCall, { params: { id, col }, signal }),
    ...always,
    refetchInterval: ({ state }) => lookAgainWhile(underWay(state.data)),
  });

const invalidates = [all];

export function useCompare(id: string, col: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/opportunity/{id}/board/column/{col}/cards/compare',
    (body: CardsQuestion) => ({ params: { id, col }, query: { locale }, body }),
    { invalidates },
  );
}

export function useRank(id: string, col: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/opportunity/{id}/board/column/{col}/cards/rank',
    (body: CardsQuestion) => ({ params: { id, col }, query: { locale }, body }),
    { invalidates },
  );
}

/** Asks for what is missing of the three. */
export function useStartAll(id: string, col: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/opportunity/{id}/board/column/{col}/cards/compare-all',
    () => ({ params: { id, col }, query: { locale } }),
    { invalidates },
  );
}
