import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { requestFile } from '../../client/calls/request-file.ts';
import { request } from '../../client/request.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { all, isPending, lookAgainWhile, retryUnlessGone } from '../assessments.queries.ts';

export type CardAssessment =
  AnswerTo<'GET /api/main/opportunity/{id}/profile-evaluations'>['evaluation_board_card_ai_assessments'][number];
export type EngagementsEnvelope = NonNullable<
  CardAssessment['profile_most_relevant_professional_engagements']
>;
export type Engagement = NonNullable<EngagementsEnvelope['output']>['engagements'][number];
type CardsQuestion = NonNullable<
  InputTo<'POST /api/main/opportunity/{id}/profile-evaluations'>['body']
>;
type CardQuestion = NonNullable<
  InputTo<'POST /api/main/opportunity/{id}/board/card/{card}/professional-engagements'>['body']
>;

const isUnderWay = (card: CardAssessment): boolean =>
  isPending(card.profile_evaluation) ||
  isPending(card.profile_most_relevant_professional_engagements);

/** What machines answered about the people on the board of a need. */
export const evaluationsQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'evaluations', id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/opportunity/{id}/profile-evaluations', {
        params: { id },
        query: { locale },
        signal,
      }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    retry: retryUnlessGone,
    refetchInterval: ({ state }) =>
      lookAgainWhile(state.data?.evaluation_board_card_ai_assessments.some(isUnderWay) ?? false),
  });

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

const invalidates = [all];

export function useEvaluate(id: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/opportunity/{id}/profile-evaluations',
    (body: CardsQuestion) => ({ params: { id }, query: { locale }, body }),
    { invalidates },
  );
}

export function useFindEngagements(id: string, card: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/opportunity/{id}/board/card/{card}/professional-engagements',
    (body: CardQuestion) => ({ params: { id, card }, query: { locale }, body }),
    { invalidates },
  );
}

export const useCancelBoard = (id: string) =>
  useCall('POST /api/main/opportunity/{id}/assessments/cancel', () => ({ params: { id } }), {
    invalidates,
  });

export const useRateCard = (id: string, assessment: string) =>
  useCall(
    'POST /api/main/opportunity/{id}/profile-evaluation/{assessment}/rating',
    (rating_value: number) => ({ params: { id, assessment }, body: { rating_value } }),
    { invalidates },
  );

export const useCommentCard = (id: string, assessment: string) =>
  useCall(
    'POST /api/main/opportunity/{id}/profile-evaluation/{assessment}/rating/comment',
    (rating_comment: string) => ({ params: { id, assessment }, body: { rating_comment } }),
    { invalidates },
  );

/** The bytes of a Word document; an evaluation that is missing is made while one waits. */
export function useMakeMatrix(id: string, card: string) {
  const locale = useLocale();
  return useChange(
    (prompt: string) =>
      requestFile('POST /api/main/opportunity/{id}/board/card/{card}/requirement-matrix', {
        params: { id, card },
        query: { locale },
        body: { prompt },
      }),
    { invalidates },
  );
}
