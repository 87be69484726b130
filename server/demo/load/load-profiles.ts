import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Tx } from '../../src/platform/database/tables.ts';
import { keepSearchDocuments } from '../../src/profiles/keep-search-document.ts';
import { regionId } from '../../src/regions/load-regions.ts';
import { dice } from '../dice.ts';
import { insertRows } from '../insert-rows.ts';
import { townConsultants } from '../town/people.ts';
import type { TownConsultant } from '../town/town.types.ts';
import type { Moments } from './moments.ts';
import { accountId } from './town-ids.ts';

const daysInYear = 365.25;
const profileOf = ({ key }: TownConsultant): string => accountId(key);

/** Active and verified is what makes a profile visible. */
const isVisible = ({ standing }: TownConsultant): boolean => standing.active && standing.verified;

function profileRow(one: TownConsultant, { days, day }: Moments) {
  const chance = dice(`profile ${one.key}`);
  const years = one.experienceYears;
  return {
    profile: profileOf(one),
    description: one.description,
    experience_since: years === null ? null : day(-years * daysInYear),
    remote_work_ok: one.remoteWorkOk,
    active_since: one.standing.active ? days(-chance.whole(91, 100)) : null,
    visible_in_search: isVisible(one),
    updated_at: days(-chance.whole(1, 90)),
  };
}

function availabilityRow(one: TownConsultant, { days, day }: Moments) {
  const offset = one.availabilityOffsetDays;
  return {
    profile: profileOf(one),
    availability: offset === null ? null : day(offset),
    availability_updated: days(-dice(`availability ${one.key}`).throw() * 60),
  };
}

const roleRows = (one: TownConsultant) =>
  [...one.roles.emphasized, ...one.roles.other].map((key) => ({
    profile: profileOf(one),
    competency: competencyId('role', key),
    emphasize: one.roles.emphasized.includes(key),
  }));

const skillRows = (one: TownConsultant) =>
  [...one.skills.expert, ...one.skills.other].map((key) => ({
    profile: profileOf(one),
    competency: competencyId('skill', key),
    expert: one.skills.expert.includes(key),
  }));

const regionRows = (one: TownConsultant) =>
  one.regions.map((code) => ({ profile: profileOf(one), region: regionId(code) }));

export async function loadProfiles(tx: Tx, moments: Moments): Promise<void> {
  const all = townConsultants;
  await insertRows(
    tx,
    'profile',
    all.map((one) => profileRow(one, moments)),
  );
  await insertRows(
    tx,
    'profile_availability',
    all.map((one) => availabilityRow(one, moments)),
  );
  await insertRows(tx, 'profile_role', all.flatMap(roleRows));
  await insertRows(tx, 'profile_skill', all.flatMap(skillRows));
  await insertRows(tx, 'profile_region', all.flatMap(regionRows));
  await keepSearchDocuments(tx, all.map(profileOf));
}
