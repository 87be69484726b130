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

const daysInYear = 365.25;
const profileOf = ({ key }: DemoConsultant): string => accountId(key);

export const daysOfExperience = ({ experienceYears }: DemoConsultant): number =>
  (experienceYears ?? 0) * daysInYear;

function profileRow(one: DemoConsultant, { days, day }: Moments) {
  const chance = dice(`profile ${one.key}`);
  const { status } = one;
  return {
    profile: profileOf(one),
    description: one.description,
    experience_since: one.experienceYears === null ? null : day(-daysOfExperience(one)),
    remote_work_ok: one.remoteWorkOk,
    qa_status: status.qaStatus,
    discipline: status.qaStatus === 'not_started' ? null : reviewedFor(one),
    active_since: status.active ? days(-activeDaysAgo(one)) : null,
    requested_activation: status.asksForActivation ? days(-chance.throw() * 7) : null,
    created_at: days(-joinedDaysAgo(one)),
    updated_at: days(-Math.min(joinedDaysAgo(one), chance.whole(1, 90))),
  };
}

/** Half of them within a fortnight. */
const confirmedDaysAgo = ({ key }: DemoConsultant): number =>
  dice(`availability ${key}`).throw() ** 2 * 60;

function availabilityRow(one: DemoConsultant, { days, day }: Moments) {
  const offset = one.availabilityOffsetDays;
  return {
    profile: profileOf(one),
    availability: offset === null ? null : day(offset),
    availability_updated: days(-confirmedDaysAgo(one)),
  };
}

const remindedAfterDays = 14;

/** Those due for a reminder count as reminded, so that loading does not send many mails. */
const reminderRows = (one: DemoConsultant, { days }: Moments) =>
  one.status.active && confirmedDaysAgo(one) > remindedAfterDays
    ? [
        {
          profile: profileOf(one),
          mailed_at: days(-dice(`reminded ${one.key}`).throw() * remindedAfterDays),
        },
      ]
    : [];

const roleRows = (one: DemoConsultant) =>
  [...one.roles.emphasized, ...one.roles.other].map((key, position) => ({
    profile: profileOf(one),
    competency: competencyId('role', key),
    emphasize: one.roles.emphasized.includes(key),
    position,
  }));

const skillRows = (one: DemoConsultant) =>
  [...one.skills.expert, ...one.skills.other].map((key, position) => ({
    profile: profileOf(one),
    competency: competencyId('skill', key),
    expert: one.skills.expert.includes(key),
    position,
  }));

const regionRows = (one: DemoConsultant) =>
  one.regions.map((code) => ({ profile: profileOf(one), region: regionId(code) }));

/** Visibility is decided later, once the profiles are complete. */
export async function loadProfiles(tx: Tx, moments: Moments): Promise<void> {
  const all = demoConsultants;
  const each = <R>(row: (one: DemoConsultant, at: Moments) => R) =>
    all.map((one) => row(one, moments));
  await insertRows(tx, 'profile', each(profileRow));
  await insertRows(tx, 'profile_availability', each(availabilityRow));
  await insertRows(tx, 'availability_reminder', each(reminderRows).flat());
  await insertRows(tx, 'profile_role', all.flatMap(roleRows));
  await insertRows(tx, 'profile_skill', all.flatMap(skillRows));
  await insertRows(tx, 'profile_region', all.flatMap(regionRows));
}
