import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Moment, Paged, Uuid, params, queryPage } from '../shapes.ts';

/** How many wait, and since when the first of them. */
const Waiting = z.object({ count: z.int(), since: Moment.nullable() });

/** What needs an admin, on the first page of admins. */
export const WaitingWork = z
  .object({
    accounts_to_verify: Waiting,
    profiles_to_review: Waiting,
    activation_requests: Waiting,
    interviews_to_decide: Waiting,
    proposed_competencies: Waiting,
    /** what Torg itself must sign */
    contracts_to_sign: Waiting,
    /** countries in which nobody was chosen to sign for Torg, so that nothing can be sent */
    contract_senders_to_choose: Waiting,
    /** cooperation contracts that a company has not signed for long */
    contracts_waiting_long: Waiting,
    /** contracts whose chain, files or seal did not hold at the nightly check */
    contract_check_failures: Waiting,
    failed_jobs: Waiting,
    /** files that the virus scanner should have answered about by now */
    unchecked_files: Waiting,
    /** consultants who asked that a person looks at what a machine said of them */
    human_assessments: Waiting,
  })
  .meta({ id: 'WaitingWork' });
export type WaitingWork = z.output<typeof WaitingWork>;

/** A job that has used all its attempts. What it was about stays with the job. */
export const FailedJob = z
  .object({
    failed_job: Uuid,
    job: z.string(),
    started_at: Moment,
    failed_at: Moment,
    tries: z.int(),
    reason: z.string().nullable(),
    trace_id: z.string().nullable(),
    can: z.object({ retry: z.boolean(), discard: z.boolean() }),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.output<typeof FailedJob>;

const one = params('failed_job');
const errors = ['could_not_find_failed_job'] as const;

export const waitingCalls = callTable('main', {
  getWaitingWork: {
    method: 'GET',
    path: '/admin/waiting',
    summary: 'How much waits for an admin, by kind.',
    access: 'admin',
    status: 200,
    answer: WaitingWork,
  },
  listFailedJobs: {
    method: 'GET',
    path: '/admin/failed-jobs',
    summary: 'Jobs that failed for good, latest first.',
    access: 'admin',
    status: 200,
    query: z.object(queryPage(limits.failedJobs)),
    answer: z.object({ failed_jobs: z.array(FailedJob), ...Paged }),
  },
  retryFailedJob: {
    method: 'POST',
    path: '/admin/failed-jobs/{failed_job}/retry',
    summary: 'Put the job back on its queue, under its original trace.',
    access: 'admin',
    status: 204,
    changesWaiting: true,
    params: one,
    errors: [...errors, 'job_is_no_longer_known'],
  },
  discardFailedJob: {
    method: 'DELETE',
    path: '/admin/failed-jobs/{failed_job}',
    summary: 'Discard the job.',
    access: 'admin',
    status: 204,
    changesWaiting: true,
    params: one,
    errors,
  },
});
