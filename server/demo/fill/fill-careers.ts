import { projectsNeeded } from '@torg/protocol/profiles/profile-rules';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice, type Dice } from '../dice.ts';
import { insertRows } from '../insert-rows.ts';
import { itemRows } from '../load/careers/career-items.ts';
import { monthOf } from '../load/careers/months.ts';
import type { Moments } from '../load/moments.ts';
import type { DemoCareer } from '../data/careers/careers.types.ts';
import { bankOf } from './career-bank.ts';
import type { Catalogue } from './catalogue.ts';
import type { Consultant } from './consultant.ts';
import { itemId } from './fill-ids.ts';
import { daysOfExperience, hasLongCareer } from './fill-profiles.ts';

interface Filling {
  catalogue: Catalogue;
  moments: Moments;
  /** names of clients that people have worked for, by country */
  customers: Record<'NO' | 'SE', readonly string[]>;
}

const jobsOfEach = 3;
const longCareer = { projects: 20, jobs: 15 };

/** Draws this many, each once; if there are fewer, starts over. */
function drawn<T>(all: readonly T[], count: number, chance: Dice): T[] {
  const some = chance.some(all, count);
  return Array.from({ length: count }, (_, place) => some[place % some.length] as T);
}

/** Those who have not started the review have not written much yet. */
function projectsOf(consultant: Consultant, { moments }: Filling, chance: Dice): number {
  if (consultant.qaStatus === 'not_started') return 1;
  if (hasLongCareer(consultant)) return longCareer.projects;
  const needed = projectsNeeded(moments.day(-daysOfExperience(consultant)), moments.day(0));
  return Math.max(needed, chance.whole(4, 6));
}

/** Parts of other careers, with other customers and dates. */
function makeCareer(consultant: Consultant, filling: Filling, chance: Dice): DemoCareer {
  const { country } = consultant.company;
  const bank = bankOf(country, filling.catalogue.disciplineOf(consultant.roles[0] ?? ''));
  const customer = () => chance.pick(filling.customers[country]);
  const projects = drawn(bank.projects, projectsOf(consultant, filling, chance), chance).map(
    (project) => ({ ...project, customer: customer() }),
  );
  const jobsOf = hasLongCareer(consultant) ? longCareer.jobs : jobsOfEach;
  const jobs = drawn(bank.jobs, jobsOf, chance).map((job, place) => ({
    ...job,
    ...(place === 0 ? { company: null, title: consultant.title } : { company: customer() }),
    years: chance.whole(2, 6),
  }));
  const educations = chance.some(bank.educations, chance.whole(1, 2));
  return { projects, jobs, educations, courses: chance.some(bank.courses, chance.whole(1, 3)) };
}

const itemOf = (consultant: Consultant, kind: string, position: number): string =>
  itemId(`${consultant.number}:${kind}:${position}`);

function rowsOf(consultant: Consultant, career: DemoCareer, { day, days }: Moments) {
  const owner = {
    key: `consultant ${consultant.number}`,
    company: consultant.company.name,
    country: consultant.company.country,
    career,
    span: { now: monthOf(day(0)), began: monthOf(day(-daysOfExperience(consultant))) },
    isBusy: consultant.number % 2 === 0,
  };
  return itemRows(owner, {
    profile: consultant.account,
    created_at: days(-500),
    idOf: (kind, position) => itemOf(consultant, kind, position),
  });
}

/** The consultant's main role and one to three of their skills. */
function competencyRows(consultant: Consultant, { projects }: DemoCareer, chance: Dice) {
  return projects.flatMap((_, place) => {
    const used = [
      ...consultant.roles.slice(0, 1),
      ...chance.some(consultant.skills, chance.whole(1, 3)),
    ];
    const item = itemOf(consultant, 'project', place);
    return used.map((competency, position) => ({ item, competency, position }));
  });
}

export async function fillCareers(
  db: Db,
  consultants: readonly Consultant[],
  filling: Filling,
): Promise<void> {
  const all = consultants.map((consultant) => {
    const chance = dice(`career ${consultant.number}`);
    return { consultant, chance, career: makeCareer(consultant, filling, chance) };
  });
  const items = all.flatMap(({ consultant, career }) =>
    rowsOf(consultant, career, filling.moments),
  );
  await insertRows(db, 'profile_item', items);
  const used = all.flatMap(({ consultant, career, chance }) =>
    competencyRows(consultant, career, chance),
  );
  await insertRows(db, 'profile_item_competency', used);
}
