import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import { addressOf } from '../client/address.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { requestFile } from '../client/calls/request-file.ts';
import { upload, type UploadOptions } from '../client/calls/upload.ts';
import { mayTryAgain, request } from '../client/request.ts';
import { RequestError } from '../client/request-error.ts';
import { useCall } from '../client/use-change.ts';
import { invalidateProfiles } from '../profiles/public/invalidate-profiles.ts';

export type CvImport = AnswerTo<'GET /api/main/profile/{profile}/cv-import'>['cv_imports'][number];
export type CvImportResult = AnswerTo<'GET /api/main/profile-cv-import/{profile_cv_import}'>;
export type FoundSection = CvImportResult['found'][number];
export type FoundEntry = FoundSection['entries'][number];
export type SourceLine = FoundEntry['source'][number];
export type ApplyBody =
  InputTo<'POST /api/main/profile-cv-import/{profile_cv_import}/apply'>['body'];

const all = ['cv-imports'] as const;
const askEveryMs = 1_500;

/** Asked for anew while one of them is being read. */
export const importsQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, 'of', profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/cv-import', { params: { profile }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.cv_imports.some(({ status }) => status === 'pending') ? askEveryMs : false,
  });

/** Asked for anew until it is read. */
export const importQuery = (profile_cv_import: string) =>
  queryOptions({
    queryKey: [...all, 'one', profile_cv_import],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile-cv-import/{profile_cv_import}', {
        params: { profile_cv_import },
        signal,
      }),
    staleTime: 0,
    // What somebody is ticking must not change below the hand.
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? askEveryMs : false),
  });

/** It may still be with the virus scanner: asked for again every other second, for a minute. */
export const importFileQuery = (profile_cv_import: string) =>
  queryOptions({
    queryKey: [...all, 'file', profile_cv_import],
    queryFn: ({ signal }) =>
      requestFile('GET /api/main/profile-cv-import/{profile_cv_import}/cv-pdf', {
        params: { profile_cv_import },
        signal,
      }),
    staleTime: Infinity,
    retry: (failures, error) =>
      error instanceof RequestError && error.code === 'file_is_being_checked'
        ? failures < 30
        : failures < 2 && mayTryAgain(error),
    retryDelay: 2_000,
  });

export const importFileAddress = (profile_cv_import: string): string =>
  addressOf('GET /api/main/profile-cv-import/{profile_cv_import}/cv-pdf', {
    params: { profile_cv_import },
  }).url;

interface Sending extends UploadOptions {
  profile: string;
  /** of whoever sends it */
  locale: Locale;
  signal: AbortSignal;
}

/** Nothing reaches the profile before somebody has looked at what was found. */
export const sendCv = ({ profile, locale, signal, ...options }: Sending) =>
  upload('POST /api/main/upload/cv', options, {
    query: { locale: locale === 'sv' ? 'sv' : 'nb', profile, review: 'before' },
    body: {},
    signal,
  });

const takeIn = (client: QueryClient, answer: CvImportResult): void => {
  client.setQueryData(importQuery(answer.profile_cv_import).queryKey, answer);
  invalidateProfiles(client);
};

export const useApplyImport = (profile_cv_import: string) =>
  useCall(
    'POST /api/main/profile-cv-import/{profile_cv_import}/apply',
    (body: ApplyBody) => ({ params: { profile_cv_import }, body }),
    { done: takeIn },
  );

export const useUndoImport = (profile_cv_import: string) =>
  useCall(
    'POST /api/main/profile-cv-import/{profile_cv_import}/undo',
    () => ({ params: { profile_cv_import } }),
    { done: takeIn },
  );

export const useRemoveImport = ({ profile, profile_cv_import }: CvImport) =>
  useCall(
    'DELETE /api/main/profile-cv-import/{profile_cv_import}',
    () => ({ params: { profile_cv_import } }),
    {
      done: (client) =>
        client.setQueryData(importsQuery(profile).queryKey, (before) => ({
          cv_imports: (before?.cv_imports ?? []).filter(
            (one) => one.profile_cv_import !== profile_cv_import,
          ),
        })),
    },
  );
