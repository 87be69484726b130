import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { invalidateAssignments } from '../assignments/public/assignment.ts';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

export type CompanyConsultant =
  AnswerTo<'GET /api/main/assignment/{assignment_id}/consultant-company/{consultant_company_id}/consultants'>['consultants'][number];
export type InterestReceipt =
  AnswerTo<'GET /api/main/assignment/{assignment_id}/interest-receipts'>['receipts'][number];
export type InterestMessage = InputTo<'POST /api/main/client/assignment-interest-message'>['body'];

const all = ['interest'] as const;

export const companyConsultantsQuery = (assignment_id: string, consultant_company_id: string) =>
  queryOptions({
    queryKey: [...all, 'company-consultants', assignment_id, consultant_company_id],
    queryFn: ({ signal }) =>
      request(
        'GET /api/main/assignment/{assignment_id}/consultant-company/{consultant_company_id}/consultants',
        { params: { assignment_id, consultant_company_id }, signal },
      ),
  });

export const receiptsQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: [...all, 'receipts', assignment_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/interest-receipts', {
        params: { assignment_id },
        signal,
      }),
  });

/** The thread that an interest started, to show what was sent. */
export const interestThreadQuery = (thread_id: string) =>
  queryOptions({
    queryKey: [...all, 'thread', thread_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/thread/{thread_id}', { params: { thread_id }, signal }),
  });

export const consentQuery = (presentation_consent: string) =>
  queryOptions({
    queryKey: [...all, 'consent', presentation_consent],
    queryFn: ({ signal }) =>
      request('GET /api/main/presentation-consents/{presentation_consent}', {
        params: { presentation_consent },
        signal,
      }),
  });
export type PresentationConsent =
  AnswerTo<'GET /api/main/presentation-consents/{presentation_consent}'>;
type ConsentQuestion =
  InputTo<'POST /api/main/assignment/{assignment_id}/presentation-consents'>['body'];

export const useAskForConsent = (assignment_id: string) =>
  useCall(
    'POST /api/main/assignment/{assignment_id}/presentation-consents',
    (body: ConsentQuestion) => ({ params: { assignment_id }, body }),
    { invalidates: [all] },
  );

export const useAnswerConsent = (presentation_consent: string) =>
  useCall(
    'PUT /api/main/presentation-consents/{presentation_consent}',
    (answer: 'yes' | 'no') => ({ params: { presentation_consent }, body: { answer } }),
    { invalidates: [all] },
  );

export type Interest =
  AnswerTo<'GET /api/main/assignment/{assignment_id}/interests'>['interests'][number];
export type OwnInterest =
  AnswerTo<'GET /api/main/assignment/{assignment_id}/own-interests'>['interests'][number];

export const interestsQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: [...all, 'interests', assignment_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/interests', {
        params: { assignment_id },
        signal,
      }),
  });

export const ownInterestsQuery = (assignment_id: string) =>
  queryOptions({
    queryKey: [...all, 'own-interests', assignment_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/assignment/{assignment_id}/own-interests', {
        params: { assignment_id },
        signal,
      }),
  });

export const threadInterestsQuery = (thread_id: string) =>
  queryOptions({
    queryKey: [...all, 'thread-interests', thread_id],
    queryFn: ({ signal }) =>
      request('GET /api/main/thread/{thread_id}/interests', { params: { thread_id }, signal }),
  });

const invalidatesAll = {
  invalidates: (client: QueryClient) => {
    invalidateAssignments(client);
    return client.invalidateQueries({ queryKey: all });
  },
};

type InterestAnswer = InputTo<'POST /api/main/assignment/{assignment_id}/interest-answers'>['body'];

export const useAnswerInterests = (assignment_id: string) =>
  useCall(
    'POST /api/main/assignment/{assignment_id}/interest-answers',
    (body: InterestAnswer) => ({ params: { assignment_id }, body }),
    invalidatesAll,
  );

export const useWithdrawInterest = (assignment_interest: string) =>
  useCall(
    'POST /api/main/assignment-interest/{assignment_interest}/withdraw',
    () => ({ params: { assignment_interest } }),
    invalidatesAll,
  );

export const useTakeBackWithdrawal = (assignment_interest: string) =>
  useCall(
    'POST /api/main/assignment-interest/{assignment_interest}/take-back',
    () => ({ params: { assignment_interest } }),
    invalidatesAll,
  );

export const useSendInterest = () =>
  useCall(
    'POST /api/main/client/assignment-interest-message',
    (body: InterestMessage) => ({ body }),
    {
      invalidates: (client) => {
        void client.invalidateQueries({ queryKey: all });
        invalidateAssignments(client);
      },
    },
  );
