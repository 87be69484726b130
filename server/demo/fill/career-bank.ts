import type { Country, Discipline } from '@torg/protocol/terms';
import { careerOf } from '../town/careers.ts';
import type { TownCareer } from '../town/careers.types.ts';
import { companyOf, disciplineOfRole } from '../town/lookup.ts';
import { townConsultants } from '../town/people.ts';

/** What the careers of the town consist of, to be put together anew. */
type Bank = Required<Pick<TownCareer, 'projects' | 'jobs' | 'educations' | 'courses'>>;

const all = townConsultants
  .filter(({ standing }) => standing.active)
  .flatMap((person) => {
    const career = careerOf.get(person.key);
    const country = companyOf.get(person.companyKey)?.country ?? 'NO';
    const discipline = disciplineOfRole.get(person.roles.emphasized[0] ?? '') ?? 'technology';
    return career === undefined ? [] : [{ place: `${country} ${discipline}`, career }];
  });

const isWhole = ({ text, did }: TownCareer['projects'][number]): boolean =>
  text.length >= 100 && did.length >= 100;

const banks: ReadonlyMap<string, Bank> = new Map(
  [...Map.groupBy(all, ({ place }) => place)].map(([place, of]) => [
    place,
    {
      projects: of.flatMap(({ career }) => career.projects).filter(isWhole),
      jobs: of.flatMap(({ career }) => career.jobs),
      educations: of.flatMap(({ career }) => career.educations.slice(0, 1)),
      courses: of.flatMap(({ career }) => career.courses ?? []),
    },
  ]),
);

/** What people of a discipline have done in that market. */
export function bankOf(country: Country, discipline: Discipline): Bank {
  const bank = banks.get(`${country} ${discipline}`);
  if (bank === undefined) throw new Error(`nobody in ${country} is known for ${discipline}`);
  return bank;
}
