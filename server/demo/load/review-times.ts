import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import { dice } from '../dice.ts';
import { companyOf } from '../data/lookup.ts';
import type { DemoConsultant } from '../data/demo.types.ts';
import { joinedDaysAgo } from './load-people.ts';

/**
 * A step of a review, in days ago; `by` is the key of the person, null: it happened automatically.
 */
export interface Review {
  status: ProfileQaStatus;
  daysAgo: number;
  by: string | null;
}

const admins = { NO: ['ingrid-solvang', 'henrik-aasland'], SE: ['elin-wahlgren'] };

/** Everybody who is active was active before the first answer in the demo data was sent. */
export const activeDaysAgo = (consultant: DemoConsultant): number =>
  dice(`active ${consultant.key}`).whole(91, Math.min(400, joinedDaysAgo(consultant) - 12));

/** The steps of a successful review that ended some days before that moment. */
function passed(consultant: DemoConsultant, daysAgo: number): Review[] {
  const chance = dice(`review of ${consultant.key}`);
  const country = companyOf.get(consultant.companyKey)?.country ?? 'NO';
  const by = chance.pick(admins[country]);
  const decided = daysAgo + 0.2 + chance.throw();
  const sent = decided + 0.4 + 2 * chance.throw();
  const end: Review[] = [
    { status: 'in_progress', daysAgo: sent, by: consultant.key },
    { status: consultant.status.qaStatus, daysAgo: decided, by },
  ];
  if (consultant.status.qaStatus !== 'approved' || !chance.chance(0.25)) return end;
  // Rejected at the first try.
  return [
    { status: 'in_progress', daysAgo: sent + 6, by: consultant.key },
    { status: 'rejected', daysAgo: sent + 4.6, by },
    { status: 'not_started', daysAgo: sent + 1.3, by: consultant.key },
    ...end,
  ];
}

/** The steps of a profile's review, the oldest first. */
export function reviewsOf(consultant: DemoConsultant): Review[] {
  const { qaStatus, active } = consultant.status;
  const chance = dice(`decided ${consultant.key}`);
  if (qaStatus === 'not_started') return [];
  if (qaStatus === 'in_progress') {
    return [{ status: 'in_progress', daysAgo: 0.2 + 11 * chance.throw(), by: consultant.key }];
  }
  if (active) return passed(consultant, activeDaysAgo(consultant));
  if (qaStatus === 'approved' && companyOf.get(consultant.companyKey)?.fastTrackNewConsultants) {
    return [{ status: 'approved', daysAgo: joinedDaysAgo(consultant), by: null }];
  }
  return passed(consultant, chance.whole(8, 40));
}
