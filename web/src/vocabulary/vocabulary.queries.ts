import type { Locale } from '@torg/protocol/terms';
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
type SynonymPage = AnswerTo<'GET /api/main/admin/competency-synonyms'>;
export type Synonym = SynonymPage['synonyms'][number];
export type Reading = AnswerTo<'GET /api/main/admin/competency-reading'>['groups'][number];
export type ReadSpan = AnswerTo<'POST /api/main/reading'>['spans'][number];
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
const oneTerm = [...all, 'one'] as const;
const synonymLists = [...all, 'synonyms'] as const;

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
    queryKey: [...oneTerm, competency],
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
    queryKey: [...synonymLists, query],
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

/** All that is read in a text where a need is made of it. */
export const spansQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'spans', text, locale],
    queryFn: ({ signal }) => request('POST /api/main/reading', { body: { text, locale }, signal }),
    placeholderData: keepPreviousData,
  });

export const missedQuery = (query: Page) =>
  queryOptions({
    queryKey: [...all, 'missed', query],
    queryFn: ({ signal }) =>
      request('GET /api/main/admin/searches-without-hits', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Takes a synonym out of the cached lists and terms; returns a function that brings it back. */
export async function hideSynonym(client: QueryClient, synonym: string): Promise<() => void> {
  const lists = { queryKey: synonymLists };
  const terms = { queryKey: oneTerm };
  await Promise.all([client.cancelQueries(lists), client.cancelQueries(terms)]);
  const before = [...client.getQueriesData(lists), ...client.getQueriesData(terms)];
  client.setQueriesData<SynonymPage>(lists, (page) => page && withoutIn(page, synonym));
  client.setQueriesData<Term>(
    terms,
    (term) => term && { ...term, synonyms: without(term.synonyms, synonym) },
  );
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

function withoutIn(page: SynonymPage, synonym: string): SynonymPage {
  const rest = without(page.synonyms, synonym);
  return { ...page, synonyms: rest, total: page.total - page.synonyms.length + rest.length };
}

const without = <S extends { synonym: string }>(all: readonly S[], synonym: string): S[] =>
  all.filter((one) => one.synonym !== synonym);

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
  useCall(
    'DELETE /api/main/admin/competency-synonyms/{synonym}',
    (synonym: string) => ({ params: { synonym } }),
    { expects: hideSynonym, invalidates: invalidate },
  );
