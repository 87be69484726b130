import { queryOptions } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { useCall, useChange } from '../../client/use-change.ts';
import { withTeamMark } from '../marks.ts';
import type { Vote } from '../saved-lists.ts';
import { comments, listsQuery, pages } from '../saved-profiles.queries.ts';

const everything = [listsQuery.queryKey, pages];

const aboutList = (saved_list: string) => ({ params: { saved_list } });

export const useShareList = () =>
  useCall('PUT /api/main/saved-lists/{saved_list}/share', aboutList, { invalidates: everything });

export const useUnshareList = () =>
  useCall('DELETE /api/main/saved-lists/{saved_list}/share', aboutList, {
    invalidates: everything,
  });

export const useTakeOverList = () =>
  useCall('POST /api/main/saved-lists/{saved_list}/take-over', aboutList, {
    invalidates: everything,
  });

interface Place {
  list: string;
  profile: string;
}

type PlaceChange = Place & { change: 'add' | 'remove' | 'restore' };

async function changePlace({ list, profile, change }: PlaceChange): Promise<void> {
  const params = { saved_list: list, profile };
  const at = '/api/main/saved-lists/{saved_list}/profiles/{profile}' as const;
  if (change === 'add') await request(`PUT ${at}`, { params });
  else if (change === 'remove') await request(`DELETE ${at}`, { params });
  else await request(`POST ${at}/restore`, { params });
}

/** In a list of a colleague; shown at once, and taken back if it is refused. */
export function useChangePlace() {
  const { queryKey } = listsQuery;
  return useChange(changePlace, {
    expects: async (client, { list, profile, change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const isIn = change !== 'remove';
      client.setQueryData(
        queryKey,
        (cached) => cached && withTeamMark(cached, { profile, list, isIn }),
      );
      return () => client.setQueryData(queryKey, before);
    },
    invalidates: [queryKey],
  });
}

export const useVote = ({ list, profile }: Place) =>
  useCall(
    'PUT /api/main/saved-lists/{saved_list}/profiles/{profile}/vote',
    (vote: Vote) => ({ params: { saved_list: list, profile }, body: { vote } }),
    { invalidates: [pages] },
  );

export const commentsQuery = ({ list, profile }: Place) =>
  queryOptions({
    queryKey: [...comments, list, profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/saved-lists/{saved_list}/profiles/{profile}/comments', {
        params: { saved_list: list, profile },
        signal,
      }),
  });

const said = [comments, pages];

export const useAddComment = ({ list, profile }: Place) =>
  useCall(
    'POST /api/main/saved-lists/{saved_list}/profiles/{profile}/comments',
    (content: string) => ({ params: { saved_list: list, profile }, body: { content } }),
    { invalidates: said },
  );

export const useChangeComment = (saved_comment: string) =>
  useCall(
    'PATCH /api/main/saved-comments/{saved_comment}',
    (content: string) => ({ params: { saved_comment }, body: { content } }),
    { invalidates: said },
  );

async function setRemoved({ comment, removed }: { comment: string; removed: boolean }) {
  const params = { saved_comment: comment };
  const at = '/api/main/saved-comments/{saved_comment}' as const;
  if (removed) await request(`DELETE ${at}`, { params });
  else await request(`POST ${at}/restore`, { params });
}

/** Removes a comment of one's own, or puts it back. */
export const useSetCommentRemoved = () => useChange(setRemoved, { invalidates: said });
