import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo } from '../client/calls/calls.ts';
import { addressOf } from '../client/address.ts';
import { isGone } from '../client/calls/is-gone.ts';
import { request } from '../client/request.ts';

const call = 'GET /api/main/evaluation-board/{id}/selection-record' as const;
export type SelectionRecord = AnswerTo<typeof call>;
export type SelectionPerson = SelectionRecord['people'][number];
export type SelectionStep = SelectionRecord['steps'][number];

/** Read anew at each visit, since whatever happens on the board belongs to it. */
export const recordQuery = (board: string) =>
  queryOptions({
    queryKey: ['boards', 'selection-record', board] as const,
    queryFn: ({ signal }) => request(call, { params: { id: board }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: (failures, error) => failures < 2 && !isGone(error),
  });

export const recordPdfAddress = (board: string, locale: string): string =>
  addressOf('GET /api/main/evaluation-board/{id}/selection-record/pdf', {
    params: { id: board },
    query: { locale: locale === 'sv' || locale === 'en' ? locale : 'nb' },
  }).url;
