import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { upload, type UploadOptions } from '../client/calls/upload.ts';
import { request } from '../client/request.ts';
import { useCall, useChange } from '../client/use-change.ts';
import { useLocale } from '../client/use-locale.ts';
import { isUnderWay } from './job-state.ts';

export type Opportunity = AnswerTo<'GET /api/main/opportunity/{id}'>;
export type OpportunityList = AnswerTo<'GET /api/main/opportunity'>;
export type OpportunityListItem = OpportunityList['opportunities'][number];
export type OpportunityContext = Opportunity['context'][number];
export type FileContext = Extract<OpportunityContext, { s3_key: string }>;
export type TextContext = Exclude<OpportunityContext, FileContext>;
export type StructuredEnvelope = NonNullable<Opportunity['structured_opportunity']>;
export type Structured = Extract<NonNullable<StructuredEnvelope['output']>, { version: 2 }>;
export type StructuredInput =
  InputTo<'PUT /api/main/opportunity/{id}/structured-opportunity'>['body']['structured_opportunity'];
export type RecommendationEnvelope = NonNullable<
  Opportunity['structured_opportunity_recommendation']
>;
export type Recommended = NonNullable<RecommendationEnvelope['output']>['recommendations'][number];
export type ListParams = NonNullable<InputTo<'GET /api/main/opportunity'>['query']>;

const all = ['opportunities'] as const;
export const listKey = [...all, 'list'] as const;
const lookAgainMs = 1_500;

/** Fetched anew while one of them is being read. */
export const opportunitiesQuery = (query: ListParams) =>
  queryOptions({
    queryKey: [...listKey, query],
    queryFn: ({ signal }) => request('GET /api/main/opportunity', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.opportunities.some(isUnderWay) ? lookAgainMs : false,
  });

/** Fetched anew while a file is being read or a job answers. */
export const opportunityQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'one', id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/opportunity/{id}', { params: { id }, query: { locale }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookAgainMs : false),
  });

export const newestOpportunity = (client: QueryClient, id: string, locale: Locale) =>
  client.query({ ...opportunityQuery(id, locale), staleTime: 0, retry: false });

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

/** Takes in a need as a call answered it; the lists are only invalidated. */
export function cacheOpportunity(client: QueryClient, need: Opportunity, locale: Locale): void {
  client.setQueryData(opportunityQuery(need.opportunity, locale).queryKey, need);
  void client.invalidateQueries({ queryKey: listKey });
}

/** What is made of a need's texts is another thing after they have changed. */
const invalidateOne = (client: QueryClient, id: string): Promise<unknown> => {
  void client.invalidateQueries({ queryKey: listKey });
  void client.invalidateQueries({ queryKey: [...all, 'criteria', id] });
  return client.invalidateQueries({ queryKey: [...all, 'one', id] });
};

interface NewNeed {
  opportunity_name: string;
  content: string[];
  files: readonly File[];
}

interface Sending extends Pick<UploadOptions, 'onProgress'> {
  signal?: AbortSignal;
}

/** A need of texts and files, which are sent at once. */
export const createOpportunity = (
  { files, ...body }: NewNeed,
  locale: Locale,
  { onProgress, signal }: Sending = {},
): Promise<Opportunity> =>
  upload(
    'POST /api/main/opportunity',
    { file: files, onProgress },
    { query: { locale }, body, signal },
  );

export function useCreateOpportunity(onProgress?: (share: number) => void) {
  const locale = useLocale();
  return useChange((need: NewNeed) => createOpportunity(need, locale, { onProgress }), {
    done: (client, need) => cacheOpportunity(client, need, locale),
  });
}

interface NewContexts {
  content?: string[];
  files?: readonly File[];
}

export const addContexts = (id: string, { content, files = [] }: NewContexts, sending?: Sending) =>
  upload(
    'POST /api/main/opportunity/{id}/context',
    { file: files, onProgress: sending?.onProgress },
    { params: { id }, body: content ? { content } : {}, signal: sending?.signal },
  );

export const refreshContexts = invalidateOne;

export const useAddText = (id: string) =>
  useChange((text: string) => addContexts(id, { content: [text] }), {
    invalidates: (client) => invalidateOne(client, id),
  });

export const useChangeText = (id: string, context_id: string) =>
  useCall(
    'PUT /api/main/opportunity/{id}/context/{context_id}',
    (content: string) => ({ params: { id, context_id }, body: { content } }),
    { invalidates: (client) => invalidateOne(client, id) },
  );

export const useRemoveContext = (id: string) =>
  useCall(
    'DELETE /api/main/opportunity/{id}/context/{context_id}',
    (context_id: string) => ({ params: { id, context_id } }),
    { invalidates: (client) => invalidateOne(client, id) },
  );

/** A change whose answer is the need; after a refusal it is fetched anew. */
function useNeedChange<V>(id: string, make: (value: V, locale: Locale) => Promise<Opportunity>) {
  const locale = useLocale();
  return useChange((value: V) => make(value, locale), {
    done: (client, need) => cacheOpportunity(client, need, locale),
    invalidates: (client, _, error) => error && invalidateOne(client, id),
  });
}

type NeedPatch = InputTo<'PATCH /api/main/opportunity/{id}'>['body'];

export const usePatchOpportunity = (id: string) =>
  useNeedChange(id, (body: NeedPatch, locale) =>
    request('PATCH /api/main/opportunity/{id}', { params: { id }, query: { locale }, body }),
  );

type Reading = NonNullable<
  InputTo<'POST /api/main/opportunity/{id}/structured-opportunity'>['body']
>;

/** Has the texts read once more. */
export const useStructure = (id: string) =>
  useNeedChange(id, (body: Reading, locale) =>
    request('POST /api/main/opportunity/{id}/structured-opportunity', {
      params: { id },
      query: { locale },
      body,
    }),
  );

export const useRecommend = (id: string) =>
  useNeedChange(id, (_: void, locale) =>
    request('POST /api/main/opportunity/{id}/recommendation', {
      params: { id },
      query: { locale },
    }),
  );

interface Saving {
  id: string;
  locale: Locale;
  revision: number;
  structured_opportunity: StructuredInput;
}

export const saveStructured = ({ id, locale, revision, structured_opportunity }: Saving) =>
  request('PUT /api/main/opportunity/{id}/structured-opportunity', {
    params: { id },
    query: { locale },
    body: { structured_opportunity, revision },
  });

export const useMakeAssignment = (id: string) =>
  useCall(
    'POST /api/main/opportunity/{id}/assignment',
    (company_uuid: string | undefined) => ({ params: { id }, body: { company_uuid } }),
    { invalidates: (client) => invalidateOne(client, id) },
  );
