import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../client/request.ts';

/** The cards whose skills or notes have the words; what the page itself has, it finds at once. */
const foundQuery = (board: string, q: string) =>
  queryOptions({
    queryKey: ['boards', 'found', board, q],
    queryFn: ({ signal }) =>
      request('GET /api/main/evaluation-board/{id}/cards', {
        params: { id: board },
        query: { q },
        signal,
      }),
    placeholderData: keepPreviousData,
    select: ({ cards }): ReadonlySet<string> => new Set(cards),
  });

const none: ReadonlySet<string> = new Set();
/** Shorter words are in nearly every note. */
const shortest = 2;

export function useFoundCards(board: string, q = ''): ReadonlySet<string> {
  const isLooking = q.length >= shortest;
  const { data } = useQuery({ ...foundQuery(board, q), enabled: isLooking });
  return isLooking && data ? data : none;
}
