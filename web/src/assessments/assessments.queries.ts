import { queryOptions } from '@tanstack/react-query';
import type { InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import { addressOf } from '../client/address.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { isGone } from '../client/calls/is-gone.ts';
import { nullWhere } from '../client/calls/null-where.ts';
import { RequestError } from '../client/request-error.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { useLocale } from '../client/use-locale.ts';

export type ListedAssessment =
  AnswerTo<'GET /api/main/assignment/{assignment_id}/profile-assessments'>['profile_ai_assessments'][number];
export type ProfileAssessment =
  AnswerTo<'GET /api/main/assignment/{assignment_id}/assessment/{account_id}'>;
export type Grounds = ListedAssessment['grounds'];
export type ProfilesQuestion =
  InputTo<'POST /api/main/assignment/{assignment_id}/profile-assessment'>['body'];
export type Feedback =
  InputTo<'POST /api/main/assignment/{assignment_id}/profile-assessment/{id}/feedback'>['body'];

export const all = ['assessments'] as const;

/** Live messages say when something is answered; this finds what they missed. */
const lookAgainMs = 3_000;

interface Job {
  inference_status: InferenceStatus;
}

export const isPending = (job: Job | null | undefined): boolean =>
  job?.inference_status === 'pending';

export const lookAgainWhile = (isUnderWay: boolean): number | false =>
  isUnderWay ? lookAgainMs : false;

/** What does not exist is no failure that a second try mends. */
export const retryUnlessGone = (failures: number, error: Error): boolean =>
  failures < 2 && !isGone(error);

const always = { staleTime: 0, refetchOnWindowFocus: 'always', retry: retryUnlessGone } as const;

export const assignmentAssessmentsQuery = (assignment_id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'assignment', assignment_id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/profile-assessments', {
        params: { assignment_id },
        query: { locale },
        signal,
      }),
    ...always,
    refetchInterval: ({ state }) =>
      lookAgainWhile(state.data?.profile_ai_assessments.some(isPending) ?? false),
  });

export const companyAssessmentsQuery = (
  assignment_id: string,
  consultant_company_id: string,
  locale: Locale,
) =>
  queryOptions({
    queryKey: [...all, 'company', assignment_id, consultant_company_id, locale],
    queryFn: ({ signal }) =>
      request(
        'GET /api/main/assignment/{assignment_id}/consultant-company/{consultant_company_id}/assessments',
        { params: { assignment_id, consultant_company_id }, query: { locale }, signal },
      ),
    ...always,
    refetchInterval: ({ state }) =>
      lookAgainWhile(state.data?.profile_ai_assessments.some(isPending) ?? false),
  });

/** As an answer rather than an error: why one cannot ask outlives that it is read again. */
const notAskedYet = nullWhere(
  (error) =>
    error instanceof RequestError &&
    error.code === 'could_not_find_assignment_profile_ai_assessment',
);

export const profileAssessmentQuery = (assignment_id: string, account_id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...all, 'profile', assignment_id, account_id, locale],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/assessment/{account_id}', {
        params: { assignment_id, account_id },
        query: { locale },
        signal,
      }).catch(notAskedYet),
    ...always,
    refetchInterval: ({ state }) => lookAgainWhile(isPending(state.data)),
  });

/** All that the own side asked about a need, with engines, versions, hashes and who looked. */
export const exportAddress = (id: string): string =>
  addressOf('GET /api/main/opportunity/{id}/assessments/export', { params: { id } }).url;

// ── changes ─────────────────────────────────────────────────────────────────────────────────────

const invalidates = [all];

export function useAssessProfiles(assignment_id: string) {
  const locale = useLocale();
  return useCall(
    'POST /api/main/assignment/{assignment_id}/profile-assessment',
    (body: ProfilesQuestion) => ({ params: { assignment_id }, query: { locale }, body }),
    { invalidates },
  );
}

export const useCancelAssessments = (assignment_id: string) =>
  useCall(
    'POST /api/main/assignment/{assignment_id}/profile-assessment/cancel',
    () => ({ params: { assignment_id } }),
    { invalidates },
  );

export const useRateAssessment = (assignment_id: string, id: string) =>
  useCall(
    'POST /api/main/assignment/{assignment_id}/profile-assessment/{id}/feedback',
    (body: Feedback) => ({ params: { assignment_id, id }, body }),
    { invalidates },
  );
