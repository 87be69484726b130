import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';

export type BoardPerson = AnswerTo<'GET /api/main/evaluation-board/{id}/people'>['people'][number];

/** Who may edit a board: their faces and names, by account. */
export const peopleQuery = (board: string) =>
  queryOptions({
    queryKey: ['boards', 'people', board],
    queryFn: ({ signal }) =>
      request('GET /api/main/evaluation-board/{id}/people', { params: { id: board }, signal }),
    staleTime: 60_000,
    select: ({ people }): ReadonlyMap<string, BoardPerson> =>
      new Map(people.map((person) => [person.account, person])),
  });
