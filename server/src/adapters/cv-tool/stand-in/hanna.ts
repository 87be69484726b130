import {
  education,
  entry,
  language,
  month,
  named,
  period,
  project,
  role,
  se,
  skill,
  summary,
  technologies,
  used,
  work,
} from './flowcase-rows.ts';
import type { PersonThere } from './person-there.ts';

const projects = [
  project({
    customer: se('Länsverket i Mellansjö', 'The County Board'),
    description: se('Tillstånd utan papper', 'Permits without paper'),
    long_description: se(
      'Handläggarna skrev ut varje ärende för att kunna läsa det. Verket ville ha en tjänst där underlag, karta och beslut finns på ett ställe, och där den som söker ser var ärendet ligger.',
      'Case workers printed every case to be able to read it. The board wanted one service for documents, maps and decisions.',
    ),
    ...period('2021-09', null),
    percent_allocated: '80',
    roles: [
      role(
        se('UX-designer', 'UX designer'),
        se(
          'Ansvarig för användarstudier och gränssnitt. Jag satt med handläggarna i tre veckor, ritade om flödet tillsammans med dem och följde upp varje leverans med mätningar av tid per ärende.',
        ),
      ),
    ],
    project_experience_skills: used('Figma', 'Användbarhetstest', 'WCAG'),
  }),
  project({
    customer: se('Norra Elnätet'),
    customer_anonymized: {},
    customer_selected: 'customer_anonymized',
    description: se('Mina sidor för elkunder'),
    long_description: se(
      'Kunderna ringde för att förstå sin faktura. Norra Elnätet ville att mina sidor skulle förklara varje rad, visa förbrukningen per timme och klara sig utan instruktioner för den som är ovan.',
    ),
    ...period('2018-02', '2021-08'),
    roles: [
      role(
        se('Interaktionsdesigner', 'Interaction designer'),
        se(
          'Ledde designarbetet i ett team på sju, byggde ett komponentbibliotek tillsammans med utvecklarna och testade med kunder varje vecka, även hemma hos dem som aldrig loggar in.',
        ),
      ),
    ],
    project_experience_skills: used('figma', 'Prototyping', 'HTML'),
  }),
];

/** A Swedish CV whose owner writes in Swedish and has translated a part of it. */
export const hanna: PersonThere = {
  slug: 'hanna-lidstrom',
  name: 'Hanna Lidström',
  email: 'hanna.lidstrom@kantarell.example',
  phone: '+46 70 000 03 12',
  country: 'se',
  office: 'Göteborg',
  picture: 'here',
  title: se('UX-designer', 'UX designer'),
  languages: ['se', 'int'],
  cv: {
    key_qualifications: [
      summary(
        se('Sammanfattning', 'Summary'),
        se(
          'Designer med nio års erfarenhet av tjänster som många måste använda fast ingen har valt dem: tillstånd, fakturor, anmälningar. Jag börjar hos dem som arbetar i tjänsten, mäter var tiden går och ritar tillsammans med utvecklarna i stället för åt dem.\n\nTillgänglighet är för mig en fråga om hantverk och inte om en lista i slutet. Jag testar varje vecka, helst med fem personer som inte har bett om att få vara med, och skriver upp vad vi lärde oss så att nästa team slipper lära sig det igen.',
        ),
      ),
    ],
    technologies: [
      technologies(se('Design'), [
        skill(se('Figma'), 6, 5),
        skill(se('Tjänstedesign', 'Service design'), 5, 4),
        skill(se('Tillgänglighet', 'Accessibility'), 7, '5'),
      ]),
    ],
    cv_roles: [
      named(se('UX-designer', 'UX designer'), { starred_order: '0', years_of_experience: 5 }),
      named(se('Interaktionsdesigner', 'Interaction designer'), { years_of_experience: 4 }),
    ],
    project_experiences: projects,
    work_experiences: [
      work(se('Kantarell Systems AB'), se('Konsult', 'Consultant'), period('2018-01', null)),
      work(se('Byrån Bredvid AB'), se('Designer'), period('2016-06', '2017-12')),
    ],
    educations: [
      education(se('Högskolan i Mellansjö'), se('Kandidat i interaktionsdesign'), {
        ...period('2013-08', '2016-06'),
        description: se('Examensarbete om blanketter.'),
      }),
    ],
    honors_awards: [
      entry({
        name: se('Årets tjänst'),
        issuer: se('Föreningen för begripliga blanketter'),
        for_work: {},
        long_description: {},
        ...month('2022-11'),
      }),
    ],
    blogs: [
      named(se('Fem personer räcker'), {
        url: 'https://blogg.kantarell.example/fem-personer',
        ...month('2023-03'),
      }),
    ],
    languages: [
      language(se('Svenska', 'Swedish'), se('Modersmål', 'Native')),
      language(se('Engelska', 'English'), se('Mycket goda kunskaper')),
      language(se('Finska'), se('Grundläggande')),
    ],
  },
};
