import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { invalidateShellUser } from '../accounts/public/shell-user.ts';
import { addressOf } from '../client/address.ts';
import type { CallName } from '../client/calls/calls.ts';
import { upload, type UploadOptions } from '../client/calls/upload.ts';
import { mayTryAgain, request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';
import { untilChecked } from '../client/files/virus-check.ts';
import type { MessageToSend, NewThread, Thread } from './thread-answers.ts';
import type { ThreadSearch } from './thread-search.ts';
import { meets, withCached, withOlder, withSent } from './thread/thread-pages.ts';

const all = ['messages'] as const;
const lists = [...all, 'list'] as const;

const listQuery = (search: ThreadSearch, limit: number) =>
  infiniteQueryOptions({
    queryKey: [...lists, search, limit],
    queryFn: ({ pageParam: offset, signal }) => {
      const { q: query, ...filters } = search;
      return request('GET /api/main/threads', {
        query: { ...filters, query, limit, offset },
        signal,
      });
    },
    initialPageParam: 0,
    getNextPageParam: ({ threads, total, offset }) => {
      const next = offset + threads.length;
      return threads.length > 0 && next < total ? next : undefined;
    },
    placeholderData: keepPreviousData,
  });

export const threadListQuery = (search: ThreadSearch) =>
  listQuery(search, limits.threadPage.default);

/** As many threads as one page allows, to see which assignments they are about. */
export const allThreadsQuery = listQuery({}, limits.threadPage.max);

export const threadQuery = (thread_id: string) =>
  queryOptions({
    queryKey: [...all, 'thread', thread_id],
    queryFn: async ({ client, signal }) => {
      const cached = (): Thread | undefined => client.getQueryData(threadQuery(thread_id).queryKey);
      let fresh = await readThread(thread_id, { signal });
      // More new messages than fit on a page: fetches older pages until they meet the cached ones.
      for (let before = cached(); before && !meets(before, fresh); before = cached()) {
        fresh = withOlder(fresh, await readThread(thread_id, { before: firstOf(fresh), signal }));
      }
      const before = cached();
      return before ? withCached(fresh, before) : fresh;
    },
    refetchInterval: ({ state }) =>
      untilChecked(state.data?.messages.flatMap(({ attachments }) => attachments)),
  });

const firstOf = (thread: Thread): string | undefined => thread.messages[0]?.message_id;

const readThread = (thread_id: string, page: { before?: string; signal?: AbortSignal }) =>
  request('GET /api/main/thread/{thread_id}', {
    params: { thread_id },
    query: { before: page.before },
    signal: page.signal,
  });

export const recipientsQuery = (query: string) =>
  queryOptions({
    queryKey: [...all, 'recipients', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/message-recipients', {
        query: { query, limit: limits.recipientSearch.max },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

const download: CallName = 'GET /api/main/thread/{thread_id}/attachments/{file_id}';

export const attachmentAddress = (thread_id: string, file_id: string): string =>
  addressOf(download, { params: { thread_id, file_id } }).url;

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

function changeThread(client: QueryClient, thread_id: string, change: (thread: Thread) => Thread) {
  client.setQueryData(threadQuery(thread_id).queryKey, (cached) => cached && change(cached));
}

/** Invalidates the list and the badges of the shell. */
const invalidateOverview = (client: QueryClient) =>
  Promise.all([client.invalidateQueries({ queryKey: lists }), invalidateShellUser(client)]);

export const useOlderMessages = (thread_id: string) =>
  useChange((before: string) => readThread(thread_id, { before }), {
    done: (client, older) => changeThread(client, thread_id, (thread) => withOlder(thread, older)),
  });

export const useMarkThreadRead = (thread_id: string) =>
  useCall('POST /api/main/thread/{thread_id}/read', () => ({ params: { thread_id } }), {
    done: (client) => {
      changeThread(client, thread_id, (thread) => ({ ...thread, number_of_unread_messages: 0 }));
      return invalidateOverview(client);
    },
  });

/** Sends one message at a time within a thread, so that they arrive in the order of writing. */
export const useSendMessage = (thread_id: string) =>
  useCall(
    'POST /api/main/thread/{thread_id}/messages',
    ({ key, content, files }: MessageToSend) => ({
      params: { thread_id },
      body: { content, file_ids: files.map((file) => file.file_id) },
      idempotencyKey: key,
    }),
    {
      scope: `send ${thread_id}`,
      // The idempotency key makes retries safe: a message that arrived is not written a second
      // time.
      retry: (failures, error) => failures < 2 && mayTryAgain(error),
      done: (client, sent) => {
        changeThread(client, thread_id, (thread) => withSent(thread, sent));
        void invalidateOverview(client);
      },
    },
  );

export const useStartThread = () =>
  useCall(
    'POST /api/main/threads',
    ({ key, body }: { key: string; body: NewThread }) => ({ body, idempotencyKey: key }),
    { done: (client) => client.invalidateQueries({ queryKey: all }) },
  );

export const uploadAttachment = (options: UploadOptions, signal: AbortSignal) =>
  upload('POST /api/main/message-attachments', options, { signal });
