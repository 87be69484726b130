import type { SynonymRelation, ManagedType } from '@torg/protocol/competencies/competency-terms';
import type { Discipline, Locale } from '@torg/protocol/terms';

interface DemoProposal {
  key: string;
  name: string;
  type: ManagedType;
  discipline: Discipline;
  daysAgo: number;
  /** the first of them proposed it */
  users: readonly string[];
}

/** Terms that consultants have proposed and no admin has decided on. */
export const demoProposals: readonly DemoProposal[] = [
  {
    key: 'postgres-sql',
    name: 'Postgres SQL',
    type: 'skill',
    discipline: 'technology',
    daysAgo: 6,
    users: ['hakon-tveitan', 'jonas-lillevold'],
  },
  {
    key: 'kubernetis',
    name: 'Kubernetis',
    type: 'skill',
    discipline: 'technology',
    daysAgo: 4,
    users: ['eirik-nordvang'],
  },
  {
    key: 'vannkraftmodellering',
    name: 'Vannkraftmodellering',
    type: 'skill',
    discipline: 'technology',
    daysAgo: 2,
    users: ['torunn-myrvold'],
  },
  {
    key: 'havbruksradgiver',
    name: 'Havbruksrådgiver',
    type: 'role',
    discipline: 'management_consulting',
    daysAgo: 1,
    users: ['samira-haddadi'],
  },
];

/** A proposal that was merged into an existing skill. */
export const demoMerge = {
  key: 'spring-boot-rammeverk',
  name: 'Spring Boot rammeverk',
  into: 'spring-boot',
  intoName: 'Spring Boot',
  type: 'skill',
  daysAgo: 9,
  by: 'ingrid-solvang',
  user: 'vegard-skaugset',
} as const;

interface DemoSynonym {
  type: ManagedType;
  of: string;
  text: string;
  locale: Locale | null;
  relation: SynonymRelation;
}

/** Synonyms that admins have added to the official ones. */
export const demoSynonyms: readonly DemoSynonym[] = [
  { type: 'skill', of: 'react', text: 'React 19', locale: null, relation: 'narrower' },
  { type: 'role', of: 'product-manager', text: 'PM', locale: null, relation: 'ambiguous' },
  { type: 'role', of: 'agile-project-manager', text: 'PM', locale: null, relation: 'ambiguous' },
];

/** Searches by buyers without hits: the text, and how many days ago each was made. */
export const demoMisses: readonly { text: string; by: string; daysAgo: readonly number[] }[] = [
  { text: 'snowpark', by: 'silje-rodland', daysAgo: [21, 12, 3] },
  { text: 'AS/400', by: 'silje-rodland', daysAgo: [30, 8] },
  { text: 'kuberntes plattform', by: 'silje-rodland', daysAgo: [5] },
];
