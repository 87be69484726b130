import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CvFormat } from '@torg/protocol/cvs/cv-terms';
import { addressOf } from '../client/address.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';

export type CvExport = AnswerTo<'GET /api/main/profile/{profile}/cv/exports'>['cv_exports'][number];
export type CvChoices = NonNullable<InputTo<'GET /api/main/profile/{profile}/cv/pdf'>['query']>;

const all = ['cvs'] as const;

/** Where a CV is downloaded from. */
export const cvAddress = (profile: string, format: CvFormat, query: CvChoices = {}): string =>
  addressOf(`GET /api/main/profile/{profile}/cv/${format}`, { params: { profile }, query }).url;

/** Fetched on each visit, since others take CVs meanwhile. */
export const exportsQuery = (profile: string, paging: { limit: number; offset: number }) =>
  queryOptions({
    queryKey: [...all, 'exports', profile, paging],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/cv/exports', {
        params: { profile },
        query: paging,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
