import { hanna } from './hanna.ts';
import { ingrid } from './ingrid.ts';
import {
  no,
  period,
  project,
  role,
  se,
  skill,
  summary,
  technologies,
  used,
  work,
  type Row,
} from './flowcase-rows.ts';
import type { PersonThere } from './person-there.ts';

/** Little, and nothing in the language that the tool says. */
const torbjorn: PersonThere = {
  slug: 'torbjorn-aasheim',
  name: 'Torbjørn Aasheim',
  email: 'torbjorn.aasheim@blaklokke.example',
  picture: 'elsewhere',
  title: { int: 'Data engineer' },
  languages: ['no'],
  cv: {
    technologies: [technologies({ int: 'Data' }, [skill({ int: 'dbt' }, 3, 4)])],
    project_experiences: [
      project({
        customer: { int: 'Harbour of Nordsund' },
        description: { int: 'Forecasting berths' },
        long_description: { int: 'Built the pipelines behind a forecast of free berths.' },
        // It ends before it begins, as it was typed.
        ...period('2024-05', '2023-01'),
        roles: [role({ int: 'Data engineer' })],
        project_experience_skills: used('Snowflake', 'DBT', 'Airflow'),
      }),
    ],
    work_experiences: [
      work({ int: 'Blåklokke Konsulenter AS' }, { int: 'Consultant' }, period('2022', null)),
    ],
  },
};

const person = (
  name: string,
  slug: string,
  company: string,
  fields: Partial<PersonThere> = {},
) => ({
  slug,
  name,
  email: `${slug.replaceAll('-', '.')}@${company}.example`,
  title: {},
  languages: ['no'],
  cv: {},
  ...fields,
});

export const blaklokkeThere: PersonThere[] = [
  ingrid,
  torbjorn,
  person('Mette Kvalheim', 'mette-kvalheim', 'blaklokke'),
  person('Roar Hestnes', 'roar-hestnes', 'blaklokke', { isDeactivated: true }),
  person('Linnea Borge', 'linnea-borge', 'blaklokke', { hasNoCv: true, languages: [] }),
  // A colleague who is at Torg already, with an address in another case.
  person('Samira Haddadi', 'samira-haddadi', 'blaklokke', {
    email: 'Samira.Haddadi@Blaklokke.example',
    title: no('Fagleder for dataplattformer', 'Lead data engineer'),
    cv: {
      key_qualifications: [
        summary(
          no('Sammendrag'),
          no(
            'Fagleder og dataingeniør som bygger dataplattformer for energi, forsikring og varehandel. Jeg leder faget i selskapet, står for kurset i testing av data, og tar gjerne oppdrag der forretning og teknologi skal bli enige om hva tallene betyr.',
          ),
        ),
      ],
      technologies: [technologies(no('Data'), [skill(no('Databricks'), 4, 4)])],
      work_experiences: [
        work(no('Blåklokke Konsulenter AS'), no('Fagleder'), period('2020-03', null)),
      ],
    },
  }),
  // Somebody with the address of another company's consultant.
  person('Nadia Benali', 'nadia-benali', 'kvernstein', { title: no('Utvikler') }),
];

export const kantarellThere: PersonThere[] = [
  hanna,
  person('Nasrin Ahmadi', 'nasrin-ahmadi', 'kantarell', {
    country: 'se',
    title: se('Systemutvecklare', 'Developer'),
    languages: ['se'],
    cv: {
      work_experiences: [
        work(se('Kantarell Systems AB'), se('Systemutvecklare'), period('2019-02', null)),
      ],
    },
  }),
  person('Bertil Aronsson', 'bertil-aronsson', 'kantarell', {
    country: 'se',
    isDeactivated: true,
    hasNoCv: true,
  }),
];

const firstNames = ['Aud', 'Birk', 'Dagny', 'Even', 'Frøya', 'Gaute', 'Hedda', 'Isak', 'Jorunn'];
const lastNames = ['Almåsen', 'Bergtun', 'Dyrhaug', 'Elvenes', 'Furuholt', 'Grasmo', 'Hovden'];
const skills = ['Python', 'SQL', 'Power BI', 'Databricks', 'Terraform', 'Go', 'Rust'];
const pick = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

const work_experiences = (place: number): Row[] => [
  work(
    no('Lemen Data AS'),
    no('Konsulent'),
    period(`${2010 + (place % 14)}-0${1 + (place % 9)}`, null),
  ),
];

/** More people than one page of the tool, or two, can hold. */
export const lemendataThere: PersonThere[] = Array.from({ length: 230 }, (_, place) => {
  const name = `${pick(firstNames, place)} ${pick(lastNames, place)}`;
  return person(name, `konsulent-${place + 1}`, 'lemen', {
    title: no('Dataingeniør', 'Data engineer'),
    isDeactivated: place % 23 === 5,
    hasNoCv: place % 31 === 7,
    cv: {
      technologies: [technologies({}, [skill(no(pick(skills, place)), 1 + (place % 9), 4)])],
      work_experiences: work_experiences(place),
    },
  });
});

export const norrskarThere: PersonThere[] = [
  person('Elsa Fridlund', 'elsa-fridlund', 'norrskar', {
    country: 'se',
    title: se('Backendutvecklare', 'Backend developer'),
    languages: ['se', 'int'],
    cv: {
      technologies: [technologies(se('Språk'), [skill(se('Go'), 5, 5), skill(se('go'), 1)])],
      work_experiences: [
        work(se('Norrskär Digital AB'), se('Utvecklare', 'Developer'), period('2021-05', null)),
      ],
    },
  }),
];
