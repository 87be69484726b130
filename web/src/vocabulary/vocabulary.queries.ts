import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AnswerTo, CallName, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { invalidateChanges } from '../events/public/invalidate-changes.ts';

export type Managed = AnswerTo<'GET /api/main/admin/competencies'>['competencies'][number];
export type Term = AnswerTo<'GET /api/main/admin/competencies/{competency}'>;
export type Proposal =
  AnswerTo<'GET /api/main/admin/proposed-competencies'>['competencies'][number];
export type NamedTerm = Pick<Managed, 'competency' | 'type' | 'names'>;
export type Synonym = AnswerTo<'GET /api/main/admin/competency-synonyms'>['synonyms'][number];
export type Reading = AnswerTo<'GET /api/main/admin/competency-reading'>['groups'][number];
export type Missed = AnswerTo<'GET /api/main/admin/searches-without-hits'>['searches'][number];
export type TermsParams = NonNullable<InputTo<'GET /api/main/admin/competencies'>['query']>;
export type SynonymsParams = NonNullable<
  InputTo<'GET /api/main/admin/competency-synonyms'>['query']
>;
export type NewTerm = InputTo<'POST /api/main/admin/competencies'>['body'];
export type TermChanges = InputTo<'PATCH /api/main/admin/competencies/{competency}'>['body'];
export type Accepted = InputTo<'POST /api/main/admin/competencies/{competency}/accept'>['body'];
export type SynonymInput = InputTo<'PUT /api/main/admin/competency-synonyms/{synonym}'>['body'];
export interface Page {
  limit: number;
  offset: number;
}

const all = ['vocabulary'] as const;

export const termsQuery = (query: TermsParams) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => request('GET /api/main/admin/competencies', { query, signal }),
    placeholderData: keepPreviousData,
  });

const followedEvery = 1_000;

/** Polled while profiles are being updated after a change of the term, and read again on return. */
export const termQuery = (competency: string) =>
  queryOptions({
    queryKey: [...all, 'one', competency],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/competencies/{competency}', { params: { competency }, signal }),
    refetchInterval: ({ state }) => (state.data?.followed ? followedEvery : false),
    refetchOnWindowFocus: 'always',
  });

/** Below `waiting`, which live messages invalidate: another admin may decide meanwhile. */
export const proposalsQuery = (query: Page) =>
  queryOptions({
    queryKey: ['waiting', 'proposals', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/proposed-competencies', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const previewQuery = (competency: string, into: string) =>
  queryOptions({
    queryKey: [...all, 'preview', competency, into],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/competencies/{competency}/merge/{into}', {
        params: { competency, into },
        signal,
      }),
    staleTime: 0,
  });

export const synonymsQuery = (query: SynonymsParams) =>
  queryOptions({
    queryKey: [...all, 'synonyms', query],
    queryFn: ({ signal }) => request('GET /api/main/admin/competency-synonyms', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const readingQuery = (text: string) =>
  queryOptions({
    queryKey: [...all, 'reading', text],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/competency-reading', { query: { text }, signal }),
    placeholderData: keepPreviousData,
  });

export const missedQuery = (query: Page) =>
  queryOptions({
    queryKey: [...all, 'missed', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/searches-without-hits', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A change shows in many places: the term, lists, how texts are interpreted, and the history. */
function invalidate(client: QueryClient): void {
  for (const queryKey of [all, ['waiting'], ['competencies']]) {
    void client.invalidateQueries({ queryKey });
  }
  void invalidateChanges(client);
}

const useVocabularyCall = <K extends CallName, V = void>(key: K, input: (value: V) => InputTo<K>) =>
  useCall(key, input, { invalidates: invalidate });

export const useAddTerm = () =>
  useVocabularyCall('POST /api/main/admin/competencies', (body: NewTerm) => ({ body }));

export const useChangeTerm = (competency: string) =>
  useVocabularyCall('PATCH /api/main/admin/competencies/{competency}', (body: TermChanges) => ({
    params: { competency },
    body,
  }));

export const useAcceptTerm = (competency: string) =>
  useVocabularyCall('POST /api/main/admin/competencies/{competency}/accept', (body: Accepted) => ({
    params: { competency },
    body,
  }));

export const useRejectTerm = (competency: string) =>
  useVocabularyCall('POST /api/main/admin/competencies/{competency}/reject', () => ({
    params: { competency },
  }));

export const useMergeTerm = (competency: string) =>
  useVocabularyCall(
    'POST /api/main/admin/competencies/{competency}/merge/{into}',
    (into: string) => ({ params: { competency, into } }),
  );

export const useUndoMerge = () =>
  useVocabularyCall('POST /api/main/admin/competency-merges/{merge}/undo', (merge: string) => ({
    params: { merge },
  }));

export const useAddSynonym = () =>
  useVocabularyCall(
    'POST /api/main/admin/competencies/{competency}/synonyms',
    ({ competency, ...body }: SynonymInput & { competency: string }) => ({
      params: { competency },
      body,
    }),
  );

export const useChangeSynonym = () =>
  useVocabularyCall(
    'PUT /api/main/admin/competency-synonyms/{synonym}',
    ({ synonym, ...body }: SynonymInput & { synonym: string }) => ({ params: { synonym }, body }),
  );

export const useRemoveSynonym = () =>
  useVocabularyCall('DELETE /api/main/admin/competency-synonyms/{synonym}', (synonym: string) => ({
    params: { synonym },
  }));
