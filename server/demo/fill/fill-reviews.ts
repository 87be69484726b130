import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice } from '../dice.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import type { Consultant } from './consultant.ts';
import { reviewId } from './fill-ids.ts';

export const activeDaysAgo = ({ number }: Consultant): number =>
  dice(`active ${number}`).whole(1, 400);

const steps: Record<ProfileQaStatus, readonly ProfileQaStatus[]> = {
  not_started: [],
  in_progress: ['in_progress'],
  rejected: ['in_progress', 'rejected'],
  approved: ['in_progress', 'approved'],
};

/** Sent by the consultant and decided two days later, before anything else happened. */
function reviewRows(consultant: Consultant, { days }: Moments): Row<'profile_qa'>[] {
  const taken = steps[consultant.qaStatus];
  const ended =
    consultant.qaStatus === 'approved' ? activeDaysAgo(consultant) + 1 : consultant.number % 12;
  return taken.map((status, place) => ({
    profile_qa: reviewId(`${consultant.number}:${place}`),
    profile: consultant.account,
    status,
    created_by: status === 'in_progress' ? consultant.account : null,
    created_at: days(-ended - 2 * (taken.length - 1 - place)),
  }));
}

export async function fillReviews(
  db: Db,
  consultants: readonly Consultant[],
  moments: Moments,
): Promise<void> {
  const rows = consultants.flatMap((consultant) => reviewRows(consultant, moments));
  await insertRows(db, 'profile_qa', rows);
}
