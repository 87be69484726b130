import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import { regionId } from '../../src/regions/load-regions.ts';
import { dice } from '../dice.ts';
import { insertRows } from '../insert-rows.ts';
import { demoConsultants } from '../data/people.ts';
import type { DemoConsultant } from '../data/demo.types.ts';
import { joinedDaysAgo } from './load-people.ts';
import { reviewedFor } from './load-reviews.ts';
import type { Moments } from './moments.ts';
import { activeDaysAgo } from './review-times.ts';
import { accountId } from './demo-ids.ts';
import { freeAfterHires } from './agreements/hire-days.ts';

const daysInYear = 365.25;
const profileOf = ({ key }: DemoConsultant): string => accountId(key);

export const daysOfExperience = ({ experienceYears }: DemoConsultant): number =>
  (experienceYears ?? 0) * daysInYear;

function profileRow(consultant: DemoConsultant, { days, day }: Moments) {
  const chance = dice(`profile ${consultant.key}`);
  const { status } = consultant;
  return {
    profile: profileOf(consultant),
    description: consultant.description,
    experience_since:
      consultant.experienceYears === null ? null : day(-daysOfExperience(consultant)),
    remote_work_ok: consultant.remoteWorkOk,
    qa_status: status.qaStatus,
    discipline: status.qaStatus === 'not_started' ? null : reviewedFor(consultant),
    active_since: status.active ? days(-activeDaysAgo(consultant)) : null,
    requested_activation: status.asksForActivation ? days(-chance.throw() * 7) : null,
    created_at: days(-joinedDaysAgo(consultant)),
    updated_at: days(-Math.min(joinedDaysAgo(consultant), chance.whole(1, 90))),
  };
}

/** Half of them within a fortnight. */
const confirmedDaysAgo = ({ key }: DemoConsultant): number =>
  dice(`availability ${key}`).throw() ** 2 * 60;

/** Whoever is hired is free when the agreement has ended, at the earliest. */
function freeFrom({ key, availabilityOffsetDays: offset }: DemoConsultant, moments: Moments) {
  const wished = offset === null ? null : moments.day(offset);
  const hired = freeAfterHires(key, moments);
  return hired !== null && (wished === null || wished < hired) ? hired : wished;
}

function availabilityRow(consultant: DemoConsultant, moments: Moments) {
  return {
    profile: profileOf(consultant),
    availability: freeFrom(consultant, moments),
    availability_updated: moments.days(-confirmedDaysAgo(consultant)),
  };
}

const remindedAfterDays = 14;

/** Those due for a reminder count as reminded, so that loading does not send many mails. */
const reminderRows = (consultant: DemoConsultant, { days }: Moments) =>
  consultant.status.active && confirmedDaysAgo(consultant) > remindedAfterDays
    ? [
        {
          profile: profileOf(consultant),
          mailed_at: days(-dice(`reminded ${consultant.key}`).throw() * remindedAfterDays),
        },
      ]
    : [];

const roleRows = (consultant: DemoConsultant) =>
  [...consultant.roles.emphasized, ...consultant.roles.other].map((key, position) => ({
    profile: profileOf(consultant),
    competency: competencyId('role', key),
    emphasize: consultant.roles.emphasized.includes(key),
    position,
  }));

const skillRows = (consultant: DemoConsultant) =>
  [...consultant.skills.expert, ...consultant.skills.other].map((key, position) => ({
    profile: profileOf(consultant),
    competency: competencyId('skill', key),
    expert: consultant.skills.expert.includes(key),
    position,
  }));

const regionRows = (consultant: DemoConsultant) =>
  consultant.regions.map((code) => ({ profile: profileOf(consultant), region: regionId(code) }));

/** Visibility is decided later, once the profiles are complete. */
export async function loadProfiles(tx: Tx, moments: Moments): Promise<void> {
  const all = demoConsultants;
  const each = <R>(row: (consultant: DemoConsultant, at: Moments) => R) =>
    all.map((consultant) => row(consultant, moments));
  await insertRows(tx, 'profile', each(profileRow));
  await insertRows(tx, 'profile_availability', each(availabilityRow));
  await insertRows(tx, 'availability_reminder', each(reminderRows).flat());
  await insertRows(tx, 'profile_role', all.flatMap(roleRows));
  await insertRows(tx, 'profile_skill', all.flatMap(skillRows));
  await insertRows(tx, 'profile_region', all.flatMap(regionRows));
}
