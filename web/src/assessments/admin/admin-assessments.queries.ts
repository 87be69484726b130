import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { all } from '../assessments.queries.ts';

export type Quality = AnswerTo<'GET /api/main/admin/assessments/quality'>;
export type QualityRow = Quality['rows'][number];
export type FoundAnswer = AnswerTo<'POST /api/main/rag'>;
type Question = Omit<InputTo<'POST /api/main/rag'>['body'], 'locale'>;

export const qualityQuery = queryOptions({
  queryKey: [...all, 'quality'],
  queryFn: ({ signal }) => request('GET /api/main/admin/assessments/quality', { signal }),
  staleTime: 0,
});

/** A question to the profiles; it waits for its answer. */
export function useAskProfiles() {
  const locale = useLocale();
  return useCall('POST /api/main/rag', (body: Question) => ({ body: { ...body, locale } }));
}
