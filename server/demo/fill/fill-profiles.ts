import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';
import { dice } from '../dice.ts';
import { insertRows } from '../insert-rows.ts';
import type { Moments } from '../load/moments.ts';
import type { Catalogue } from './catalogue.ts';
import type { Consultant } from './consultant.ts';
import { activeDaysAgo } from './fill-reviews.ts';
import { phrasesOf, profileText } from './texts.ts';

const experts = 3;

interface Filling {
  catalogue: Catalogue;
  moments: Moments;
}

const daysInYear = 365;

/** One in two hundred, all in the largest company: the profiles that benchmarks read. */
export const hasLongCareer = ({ number }: Pick<Consultant, 'number'>): boolean =>
  number % 200 === 0;

export const daysOfExperience = (consultant: Pick<Consultant, 'number'>): number =>
  daysInYear * (hasLongCareer(consultant) ? 30 : dice(`years ${consultant.number}`).whole(3, 30));

/** What the product's rules would find, photo and availability included. */
const passes = ({ qaStatus }: Consultant): boolean => qaStatus === 'approved';

function profileRow(consultant: Consultant, { catalogue, moments }: Filling) {
  const chance = dice(`profile ${consultant.number}`);
  const { country } = consultant.company;
  const locale = country === 'NO' ? 'nb' : 'sv';
  const phrases = phrasesOf[country];
  const subject = {
    role: consultant.title,
    skills: consultant.skills.map((skill) => catalogue.nameOf(skill, locale)),
    matter: chance.pick(phrases.matters),
  };
  const text = profileText(phrases, subject, chance);
  return {
    profile: consultant.account,
    description: consultant.qaStatus === 'not_started' ? text.slice(0, text.indexOf('\n')) : text,
    experience_since: moments.day(-daysOfExperience(consultant)),
    remote_work_ok: chance.chance(0.7),
    qa_status: consultant.qaStatus,
    discipline:
      consultant.qaStatus === 'not_started'
        ? null
        : catalogue.disciplineOf(consultant.roles[0] ?? ''),
    active_since: consultant.visible ? moments.days(-activeDaysAgo(consultant)) : null,
    passes_otherwise: passes(consultant),
    created_at: moments.days(-500),
    updated_at: moments.days(-chance.whole(0, 200)),
  };
}

function availabilityRow(consultant: Consultant, { moments }: Filling) {
  const chance = dice(`availability ${consultant.number}`);
  return {
    profile: consultant.account,
    availability:
      passes(consultant) || chance.chance(0.5) ? moments.day(chance.whole(-30, 180)) : null,
    availability_updated: moments.days(-chance.whole(0, 90)),
    visible_in_search: consultant.visible,
  };
}

/** Writes the search documents first; roles, skills and regions are derived from them. */
async function deriveCompetencies(db: Db, profiles: readonly string[]): Promise<void> {
  const of = (list: string) => sql`from profile_search as s
    cross join lateral unnest(s.${sql.ref(list)}) with ordinality as one (id, place)
    where s.profile = any(${profiles}::uuid[])`;
  await sql`insert into profile_role (profile, competency, emphasize, position)
    select s.profile, one.id, one.place = 1, one.place - 1 ${of('roles')}`.execute(db);
  await sql`insert into profile_skill (profile, competency, expert, position)
    select s.profile, one.id, one.place <= ${experts}::int, one.place - 1 ${of('skills')}`.execute(
    db,
  );
  await sql`insert into profile_region (profile, region)
    select s.profile, one.id ${of('regions')}`.execute(db);
}

export async function fillProfiles(
  db: Db,
  consultants: readonly Consultant[],
  filling: Filling,
): Promise<void> {
  const rows = consultants.map((consultant) => profileRow(consultant, filling));
  await insertRows(db, 'profile', rows);
  const availability = consultants.map((consultant) => availabilityRow(consultant, filling));
  await insertRows(db, 'profile_availability', availability);
  const documents = consultants.map((consultant, place) => {
    const chance = dice(`regions ${consultant.number}`);
    return {
      profile: consultant.account,
      remote_work_ok: rows[place]?.remote_work_ok ?? false,
      roles: [...consultant.roles],
      skills: [...consultant.skills],
      regions: chance.some(
        filling.catalogue.regions[consultant.company.country],
        chance.whole(1, 4),
      ),
    };
  });
  await insertRows(db, 'profile_search', documents);
  await deriveCompetencies(
    db,
    consultants.map(({ account }) => account),
  );
}
