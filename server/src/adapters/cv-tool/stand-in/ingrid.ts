import {
  education,
  language,
  named,
  month,
  no,
  period,
  project,
  role,
  skill,
  summary,
  technologies,
  used,
  work,
} from './flowcase-rows.ts';
import type { PersonThere } from './person-there.ts';

const projects = [
  project({
    customer: no('Etaten for ferjeruter', 'The Ferry Agency'),
    description: no('Rutedata som alle kan bygge på', 'Timetable data for everybody'),
    long_description: no(
      'Rutene lå i elleve regneark, og reisende fikk vite om innstilte avganger på kaia. Etaten ville ha én kilde med åpne grensesnitt, oppdatert i samme minutt som kapteinen melder fra.',
      'Timetables lived in eleven spreadsheets, and travellers learned about cancellations on the quay. The agency wanted one source with open interfaces, updated within the minute.',
    ),
    ...period('2022-03', null),
    percent_allocated: '100',
    roles: [
      role(
        no('Tech lead', 'Tech lead'),
        no(
          'Leder et team på fem. Jeg tegnet hendelsesflyten, bygget de to første tjenestene selv og innførte utrulling flere ganger om dagen med avtaler om svartid som vi måler.',
          'I lead a team of five, designed the flow of events and built the first two services myself.',
        ),
      ),
    ],
    project_experience_skills: used('TypeScript', 'Kotlin', 'Kafka', 'kubernetes', 'PostgreSQL'),
  }),
  project({
    customer: no('Nordlysbanken', 'Aurora Bank'),
    customer_anonymized: no('Nordisk bank', 'A Nordic bank'),
    customer_selected: 'customer_anonymized',
    description: no('Kontoåpning på fire minutter', 'Accounts in four minutes'),
    long_description: no(
      'Det tok Nordlysbanken ni dager å åpne en bedriftskonto. Målet var fire minutter for de enkle tilfellene, med dokumentert kundekontroll som tåler tilsyn, og uten å bytte kjernesystem.',
    ),
    ...period('2019-08', '2022-02'),
    roles: [
      role(
        no('Backendutvikler', 'Backend developer'),
        no(
          'Utviklet regelmotoren for kundekontroll og grensesnittet mot registrene. Jeg skrev også prøvekjøringen som sammenlignet nye avgjørelser med to års gamle saker.',
        ),
      ),
    ],
    project_experience_skills: used('Java', 'Spring Boot', 'KAFKA', 'Azure'),
  }),
  project({
    customer: ['no', 'Fjellheim kommune', 'int', 'Fjellheim municipality'],
    description: ['no', 'Søknad om barnehageplass', 'int', 'Applying for a kindergarten'],
    long_description: [
      ...['no'],
      'Foreldre søkte på papir eller i et skjema som bare virket på kontortid. Kommunen ville ha en søknad som virker på mobil, på fem språk, og som forklarer hvorfor man fikk den plassen man fikk.',
    ],
    ...period('2017-01', '2019-06'),
    roles: [
      role(
        no('Fullstackutvikler', 'Full-stack developer'),
        no(
          'Bygde skjemaet og saksflyten sammen med to andre, testet med foreldre hver annen uke, og sørget for at løsningen kom gjennom tilsynet for universell utforming uten avvik.',
        ),
      ),
      role(no('Scrum Master'), {}, { disabled: true }),
    ],
    project_experience_skills: used('React', 'typescript', 'Node.js', 'Universell utforming'),
  }),
  project({
    customer: no('Hemmelig kunde'),
    description: no('Et oppdrag som er skrudd av'),
    disabled: true,
    ...period('2016-02', '2016-12'),
    project_experience_skills: used('COBOL'),
  }),
  project({
    customer: no('Museet for dagligliv'),
    description: no('Billetter uten kø'),
    long_description: no(
      'Om sommeren sto folk i kø i førti minutter. Museet ville selge billetter på nett med tidspunkt, uten å stenge ute dem som bare kommer innom, og uten å betale for et system til en konsertarena.',
    ),
    ...period('2016-12', '2017-02'),
    percent_allocated: '40',
    roles: [
      role(
        no('Fullstackutvikler', 'Full-stack developer'),
        no(
          'Bygde billettsiden og siden for dem i skranken alene, på åtte uker, og lærte opp to ansatte som vedlikeholder den. Køen var under fem minutter den første sommeren.',
        ),
      ),
    ],
    project_experience_skills: used('React', 'Node.js'),
  }),
  project({
    customer: no('Kraftverket i Granvik'),
    description: no('Varsling ved flom'),
    long_description: no(
      'Målerne i elva meldte fra én gang i døgnet. Kraftverket ville ha varsel innen ti minutter, også når nettet er nede i dalen, og med så få falske alarmer at vakten fortsatt stoler på dem.',
    ),
    ...period('2014-09', '2016-12'),
    roles: [
      role(
        no('Backendutvikler', 'Backend developer'),
        no(
          'Utviklet mottaket av målinger og reglene for varsling, og var med i fjellet og satte opp målerne. Vi fant tre feil i gamle målere før den første flommen kom, og ingen etterpå.',
        ),
      ),
    ],
    project_experience_skills: used('Java', 'MQTT'),
  }),
];

/** A whole CV with most of what surprises one in Flowcase's data. */
export const ingrid: PersonThere = {
  slug: 'ingrid-solbakken',
  name: 'Ingrid Solbakken',
  email: 'ingrid.solbakken@blaklokke.example',
  phone: '+47 010 00 311',
  office: 'Oslo',
  picture: 'here',
  title: no('Teknisk leder', 'Tech lead'),
  languages: ['no'],
  cv: {
    key_qualifications: [
      summary(
        no('Oppsummering', 'Summary'),
        no(
          'Utvikler og teknisk leder med tolv års erfaring fra offentlig sektor, bank og kraft. Jeg trives best der data kommer fra mange steder og noen må bestemme hva ordene betyr: i rutedata, i kundekontroll, i målinger fra elver.\n\nJeg begynner med de som bruker løsningen, skriver ned det vi blir enige om på én side, og leverer noe i drift den første måneden. Team jeg har ledet, har målt svartid og feil fra første dag og rullet ut når de ville.\n\nJeg skriver fortsatt kode hver uke, mest TypeScript og Kotlin, og synes at en god test er den korteste veien til en rolig natt.',
          'A developer and tech lead with twelve years in the public sector, banking and energy. I am at my best where data comes from many places and somebody has to decide what the words mean.',
        ),
        [no('Tjenester som tåler drift', 'Services that last')],
      ),
      {
        ...summary(no('Til et tilbud i 2021'), no('Denne teksten er skrudd av.')),
        disabled: true,
      },
    ],
    technologies: [
      technologies(no('Språk', 'Languages'), [
        skill(no('TypeScript', 'TypeScript'), 8, 5),
        skill(no('Kotlin', 'Kotlin'), 4, '4'),
        skill(no('Java', 'Java'), 9, 4),
        skill(no('JAVA'), 2, 1),
      ]),
      technologies({}, [skill(no('Kubernetes', 'Kubernetes'), 3, 3), skill({})]),
      technologies(no('Utgått'), [skill(no('Flash'), 1, 5)], { disabled: true }),
    ],
    cv_roles: [
      named(no('Tech lead', 'Tech lead'), { starred_order: 0, years_of_experience: 4 }),
      named(no('Backendutvikler', 'Backend developer'), { years_of_experience: '8' }),
      named(no('Fullstackutvikler', 'Full-stack developer'), { years_of_experience: 2 }),
    ],
    project_experiences: projects,
    work_experiences: [
      work(no('Blåklokke Konsulenter AS'), no('Seniorkonsulent', 'Senior consultant'), {
        ...period('2019-08', null),
      }),
      work(no('Fjellheim kommune'), no('Utvikler', 'Developer'), period('2017-01', '2019-07')),
      work(no('Måleren AS'), no('Utvikler', 'Developer'), period('2014-08', '2016-12')),
    ],
    educations: [
      education(no('Universitetet i Granvik'), no('Master i informatikk', 'MSc Informatics'), {
        ...period('2009', '2014'),
      }),
    ],
    certifications: [
      named(no('Certified Kubernetes Administrator'), {
        organiser: no('CNCF'),
        ...month('2023-05'),
        is_expired: false,
      }),
    ],
    courses: [
      named(no('Sikker koding', 'Secure coding'), { program: no('Intern'), ...month('2021') }),
    ],
    languages: [
      language(no('Norsk', 'Norwegian'), no('Morsmål', 'Native')),
      language(no('Engelsk', 'English'), no('Flytende', 'Fluent')),
      language({}, {}),
    ],
    presentations: [
      named(
        {},
        {
          description: no('Hva ferjene lærte oss om hendelser'),
          ...month('2024-09'),
        },
      ),
    ],
    positions: [named(no('Styremedlem i Kodeklubben'), { year_from: '2018', year_to: '' })],
    recommendations: [named({}, { recommender: no('En tidligere kollega') })],
  },
};
