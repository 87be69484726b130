import type { waitingCalls } from '@torg/protocol/waiting/waiting';
import { findUnverified } from '../accounts/accounts.queries.ts';
import { countWishes } from '../assessments/assessments.queries.ts';
import { findProposed } from '../competencies/competencies.queries.ts';
import { countUnchecked } from '../files/files.queries.ts';
import {
  countCheckFailures,
  countSendersToChoose,
  countToSign,
  countWaitingLong,
} from '../contracts/contracts.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { countFailedJobs } from '../platform/jobs/failed-jobs.ts';
import { findActivationRequests, findReviews } from '../profiles/profiles.queries.ts';
import { findUndecided } from '../qa-interviews/qa-interviews.queries.ts';

const view = ({ count, since }: { count: number; since: Date | null }) => ({
  count,
  since: since?.toISOString() ?? null,
});

export const getWaitingWork: Handler<typeof waitingCalls.getWaitingWork> = async ({ db, now }) => {
  const [
    accounts,
    reviews,
    activations,
    interviews,
    proposed,
    toSign,
    senders,
    late,
    broken,
    failed,
    unchecked,
    wishes,
  ] = await Promise.all([
    findUnverified(db),
    findReviews(db),
    findActivationRequests(db),
    findUndecided(db),
    findProposed(db),
    countToSign(db, now),
    countSendersToChoose(db),
    countWaitingLong(db, now),
    countCheckFailures(db),
    countFailedJobs(db),
    countUnchecked(db, now),
    countWishes(db),
  ]);
  return {
    accounts_to_verify: view(accounts),
    profiles_to_review: view(reviews),
    activation_requests: view(activations),
    interviews_to_decide: view(interviews),
    proposed_competencies: view(proposed),
    contracts_to_sign: view(toSign),
    contract_senders_to_choose: view(senders),
    contracts_waiting_long: view(late),
    contract_check_failures: view(broken),
    failed_jobs: view(failed),
    unchecked_files: view(unchecked),
    human_assessments: view(wishes),
  };
};
