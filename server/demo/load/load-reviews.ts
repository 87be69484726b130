import type { Db } from '../../src/platform/database/tables.ts';
import { insertRows } from '../insert-rows.ts';
import { disciplineOfRole } from '../data/lookup.ts';
import { demoConsultants } from '../data/people.ts';
import type { DemoConsultant } from '../data/demo.types.ts';
import type { Moments } from './moments.ts';
import { reviewsOf } from './review-times.ts';
import { accountId, reviewId } from './demo-ids.ts';

/** The discipline of a review: that of the consultant's main role. */
export const reviewedFor = ({ roles }: DemoConsultant) =>
  disciplineOfRole.get(roles.emphasized[0] ?? '') ?? null;

const reviewRows = (one: DemoConsultant, { days }: Moments) =>
  reviewsOf(one).map(({ status, daysAgo, by }, place) => ({
    profile_qa: reviewId(`${one.key}:${place}`),
    profile: accountId(one.key),
    status,
    discipline: status === 'in_progress' ? reviewedFor(one) : null,
    created_by: by === null ? null : accountId(by),
    created_at: days(-daysAgo),
  }));

export async function loadReviews(db: Db, moments: Moments): Promise<void> {
  const rows = demoConsultants.flatMap((one) => reviewRows(one, moments));
  await insertRows(db, 'profile_qa', rows);
}
