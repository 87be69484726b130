import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

export type Interview = AnswerTo<'GET /api/main/interviews/{interview}'>;
export type InterviewList = AnswerTo<'GET /api/main/interviews'>;
export type InterviewDraft = AnswerTo<'GET /api/main/interview-draft'>;
export type ListParams = NonNullable<InputTo<'GET /api/main/interviews'>['query']>;
export type NewInterview = InputTo<'POST /api/main/interviews'>['body'];
export type OtherTimes = InputTo<'POST /api/main/interviews/{interview}/times'>['body'];
export type MovedInterview = InputTo<'POST /api/main/interviews/{interview}/move'>['body'];

/** What an interview is about. */
export interface Subject {
  assignment?: string | undefined;
  opportunity?: string | undefined;
}

const all = ['interviews'] as const;

export const interviewsQuery = (query: ListParams) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => request('GET /api/main/interviews', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });

export const interviewQuery = (interview: string) =>
  queryOptions({
    queryKey: [...all, 'one', interview],
    queryFn: ({ signal }) =>
      request('GET /api/main/interviews/{interview}', { params: { interview }, signal }),
    refetchOnWindowFocus: 'always',
  });

export const draftQuery = ({ assignment, opportunity }: Subject) =>
  queryOptions({
    queryKey: [...all, 'draft', assignment, opportunity],
    queryFn: ({ signal }) =>
      request('GET /api/main/interview-draft', { query: { assignment, opportunity }, signal }),
  });

/** Everything is fetched anew, also after a refusal: the other side may have been faster. */
const effects = { invalidates: [all, ['messages']] } as const;
const about = (interview: string) => ({ params: { interview } });

export const useOfferInterview = () =>
  useCall('POST /api/main/interviews', (body: NewInterview) => ({ body }), effects);

export const useOfferOthers = (interview: string) =>
  useCall(
    'POST /api/main/interviews/{interview}/times',
    (body: OtherTimes) => ({ ...about(interview), body }),
    effects,
  );

export const useMoveInterview = (interview: string) =>
  useCall(
    'POST /api/main/interviews/{interview}/move',
    (body: MovedInterview) => ({ ...about(interview), body }),
    effects,
  );

export const useTakeTime = (interview: string) =>
  useCall(
    'POST /api/main/interviews/{interview}/take',
    (interview_time: string) => ({ ...about(interview), body: { interview_time } }),
    effects,
  );

export const useWantOthers = (interview: string) =>
  useCall(
    'POST /api/main/interviews/{interview}/want-others',
    (wish: string) => ({ ...about(interview), body: { wish } }),
    effects,
  );

export const useDecline = (interview: string) =>
  useCall(
    'POST /api/main/interviews/{interview}/decline',
    (wish: string) => ({ ...about(interview), body: { wish } }),
    effects,
  );

export const useCancelInterview = ({ interview, version }: Interview) =>
  useCall(
    'POST /api/main/interviews/{interview}/cancel',
    (reason: string) => ({ ...about(interview), body: { reason, version } }),
    effects,
  );

/** Reports that somebody has begun to write an invitation, which only the app can see. */
export const useReportOpened = (actingAccount: string) =>
  useCall('POST /api/main/event-log/entry', (thread: string | null) => {
    const metadata: Record<string, string> = thread === null ? {} : { thread };
    const event = 'opened_create_calendar_invite_modal';
    return { body: { actingAccount, event, metadata } };
  });
