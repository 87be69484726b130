import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { all, retryUnlessGone } from '../assessments.queries.ts';

export type OwnAssessments = AnswerTo<'GET /api/main/profile/{profile}/assessments'>;
export type OwnAssessment = OwnAssessments['assessments'][number];
type Wish = InputTo<'POST /api/main/profile/{profile}/assessments/human'>['body'];

export const ownAssessmentsQuery = (profile: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'own', profile, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/assessments', {
        params: { profile },
        query: { locale },
        signal,
      }),
    staleTime: 0,
    retry: retryUnlessGone,
  });

export function useDecline(profile: string) {
  const locale = useLocale();
  return useCall(
    'PUT /api/main/profile/{profile}/assessments/declined',
    (declined: boolean) => ({ params: { profile }, query: { locale }, body: { declined } }),
    {
      done: (client, answer) =>
        client.setQueryData(ownAssessmentsQuery(profile, locale).queryKey, answer),
    },
  );
}

export const useAskForHuman = (profile: string) =>
  useCall(
    'POST /api/main/profile/{profile}/assessments/human',
    (body: Wish) => ({ params: { profile }, body }),
    { invalidates: [all] },
  );
