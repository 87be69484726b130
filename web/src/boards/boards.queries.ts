import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerTo } from '../client/calls/calls.ts';
import { isGone } from '../client/calls/is-gone.ts';
import { request } from '../client/request.ts';
import { RequestError } from '../client/request-error.ts';
import type { Board } from './state/board-state.ts';

export type CardDetail = AnswerTo<'GET /api/main/evaluation-board-card/{id}'>;
export type CardNote = CardDetail['notes'][number];
export type CardFile = CardDetail['files'][number];

/** What a board belongs to. */
export interface BoardOf {
  kind: 'assignment' | 'opportunity';
  id: string;
}

const all = ['boards'] as const;

const fetchBoard = ({ kind, id }: BoardOf, signal: AbortSignal): Promise<Board> =>
  kind === 'assignment'
    ? request('GET /api/main/assignment/{assignment_id}/evaluation-board', {
        params: { assignment_id: id },
        signal,
      })
    : request('GET /api/main/opportunity/{id}/evaluation-board', { params: { id }, signal });

const boardKey = ({ kind, id }: BoardOf) => [...all, 'board', kind, id] as const;

/** Read again at each visit; between, the open board is patched by live messages. */
export const boardQuery = (of: BoardOf) =>
  queryOptions({
    queryKey: boardKey(of),
    queryFn: async ({ signal }) => {
      const startedAt = performance.now();
      return { board: await fetchBoard(of, signal), startedAt };
    },
    staleTime: 0,
    structuralSharing: false,
    retry: (failures, error) => failures < 2 && !isGone(error),
  });

export const isUnmade = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'could_not_find_evaluation_board';

/** Reads the board after a gap; a reading that is under way already is enough. */
export const readBoardAgain = (client: QueryClient, of: BoardOf): Promise<void> =>
  client.invalidateQueries({ queryKey: boardKey(of) }, { cancelRefetch: false });

const cardKey = (card: string) => [...all, 'card', card] as const;

export const cardQuery = (card: string) =>
  queryOptions({
    queryKey: [...cardKey(card), 'detail'],
    queryFn: ({ signal }) =>
      request('GET /api/main/evaluation-board-card/{id}', { params: { id: card }, signal }),
    staleTime: 0,
    retry: (failures, error) => failures < 2 && !isGone(error),
  });

export const cardChangesQuery = (card: string) =>
  infiniteQueryOptions({
    queryKey: [...cardKey(card), 'changes'],
    queryFn: ({ pageParam, signal }) =>
      request('GET /api/main/evaluation-board-card/{id}/changes', {
        params: { id: card },
        query: { offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ changes, offset, total }) => {
      const next = offset + changes.length;
      return next < total && changes.length > 0 ? next : undefined;
    },
    staleTime: 0,
  });

/** After something of a card has changed: its detail and its history, where they are on the page. */
export const invalidateCard = (client: QueryClient, card: string): Promise<void> =>
  client.invalidateQueries({ queryKey: cardKey(card) });
