import { competencyId } from '../../../src/competencies/load-competencies.ts';
import type { Db } from '../../../src/platform/database/tables.ts';
import { insertRows } from '../../insert-rows.ts';
import { careerOf } from '../../data/careers/careers.ts';
import type { DemoCareer } from '../../data/careers/careers.types.ts';
import { companyOf } from '../../data/lookup.ts';
import { demoConsultants } from '../../data/people.ts';
import type { DemoConsultant } from '../../data/demo.types.ts';
import { itemRows } from './career-items.ts';
import { joinedDaysAgo } from '../load-people.ts';
import type { Moments } from '../moments.ts';
import { monthOf } from './months.ts';
import { daysOfExperience } from '../load-profiles.ts';
import { accountId, itemId } from '../demo-ids.ts';

const itemOf = (key: string, kind: string, position: number): string =>
  itemId(`${key}:${kind}:${position}`);

/** Consultants who are available soon have finished their last project. */
const isBusy = ({ availabilityOffsetDays }: DemoConsultant): boolean =>
  availabilityOffsetDays === null || availabilityOffsetDays > 20;

function rowsOf(person: DemoConsultant, career: DemoCareer, { day, days }: Moments) {
  const company = companyOf.get(person.companyKey);
  const owner = {
    key: person.key,
    company: company?.name ?? '',
    country: company?.country ?? 'NO',
    career,
    span: { now: monthOf(day(0)), began: monthOf(day(-daysOfExperience(person))) },
    isBusy: isBusy(person),
  };
  return itemRows(owner, {
    profile: accountId(person.key),
    created_at: days(-joinedDaysAgo(person)),
    idOf: (kind, position) => itemOf(person.key, kind, position),
  });
}

function competencyRows(person: DemoConsultant, { projects }: DemoCareer) {
  return projects.flatMap(({ roles, skills }, place) => {
    const worked = roles ?? person.roles.emphasized.slice(0, 1);
    const competencies = [
      ...worked.map((key) => competencyId('role', key)),
      ...skills.map((key) => competencyId('skill', key)),
    ];
    const item = itemOf(person.key, 'project', place);
    return competencies.map((competency, position) => ({ item, competency, position }));
  });
}

/** Loads all careers as profile entries. */
export async function loadCareers(db: Db, moments: Moments): Promise<void> {
  const all = demoConsultants.flatMap((person) => {
    const career = careerOf.get(person.key);
    return career === undefined ? [] : [{ person, career }];
  });
  const items = all.flatMap(({ person, career }) => rowsOf(person, career, moments));
  await insertRows(db, 'profile_item', items);
  const used = all.flatMap(({ person, career }) => competencyRows(person, career));
  await insertRows(db, 'profile_item_competency', used);
}
