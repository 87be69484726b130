import type { Country, Discipline } from '@torg/protocol/terms';
import { careerOf } from '../data/careers/careers.ts';
import type { DemoCareer } from '../data/careers/careers.types.ts';
import { companyOf, disciplineOfRole } from '../data/lookup.ts';
import { demoConsultants } from '../data/people.ts';

/** The parts of the demo data's careers, to combine into new ones. */
type Bank = Required<Pick<DemoCareer, 'projects' | 'jobs' | 'educations' | 'courses'>>;

const all = demoConsultants
  .filter(({ status }) => status.active)
  .flatMap((person) => {
    const career = careerOf.get(person.key);
    const country = companyOf.get(person.companyKey)?.country ?? 'NO';
    const discipline = disciplineOfRole.get(person.roles.emphasized[0] ?? '') ?? 'technology';
    return career === undefined ? [] : [{ place: `${country} ${discipline}`, career }];
  });

const isWhole = ({ text, did }: DemoCareer['projects'][number]): boolean =>
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

/** The parts of careers in one discipline and market. */
export function bankOf(country: Country, discipline: Discipline): Bank {
  const bank = banks.get(`${country} ${discipline}`);
  if (bank === undefined) throw new Error(`no career in ${country} for ${discipline}`);
  return bank;
}
