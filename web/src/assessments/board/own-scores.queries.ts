import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { all, retryUnlessGone } from '../assessments.queries.ts';

export type OwnScores = AnswerTo<'GET /api/main/evaluation-board-card/{id}/scores'>;
export type OwnScore =
  InputTo<'PUT /api/main/evaluation-board-card/{id}/scores'>['body']['scores'][number];

export const ownScoresQuery = (card: string) =>
  queryOptions({
    queryKey: [...all, 'own-scores', card],
    queryFn: ({ signal }) =>
      request('GET /api/main/evaluation-board-card/{id}/scores', { params: { id: card }, signal }),
    staleTime: 0,
    retry: retryUnlessGone,
  });

export const saveOwnScores = (id: string, scores: OwnScore[]) =>
  request('PUT /api/main/evaluation-board-card/{id}/scores', { params: { id }, body: { scores } });

/** Unfolds what machines say before one has scored; the server logs it. */
export const useOpenAnyway = (card: string) =>
  useCall(
    'POST /api/main/evaluation-board-card/{id}/assessment-opened',
    () => ({ params: { id: card } }),
    {
      done: (client, answer) => client.setQueryData(ownScoresQuery(card).queryKey, answer),
      invalidates: [all],
    },
  );

/** The same about several cards of a board; `shownBy` are pages of others that show it. */
export const useOpenAllAnyway = (id: string, shownBy: readonly QueryKey[] = []) =>
  useCall(
    'POST /api/main/evaluation-board/{id}/assessments-opened',
    (evaluation_board_cards: string[]) => ({ params: { id }, body: { evaluation_board_cards } }),
    { invalidates: [all, ...shownBy] },
  );
