import type { DemoNote, DemoSavedList, DemoSavedSearch } from './saved.types.ts';

const silje = 'silje-rodland';
const johan = 'johan-ekdahl';
const ingrid = 'ingrid-solvang';
const torbjorn = 'torbjorn-haukeland';
const marieLouise = 'marie-louise-sandell';

export const demoSavedLists: readonly DemoSavedList[] = [
  {
    owner: silje,
    title: '',
    consultants: ['torunn-myrvold', 'jonas-lillevold', 'marek-dvorak'],
    offsetHours: -700,
  },
  {
    owner: silje,
    title: 'Ny avregningsløsning',
    consultants: ['hakon-tveitan', 'priya-raghunathan', 'jonas-lillevold'],
    offsetHours: -300,
    shared: {
      addedBy: { 'jonas-lillevold': torbjorn },
      votes: [
        { by: silje, consultant: 'hakon-tveitan', vote: 1 },
        { by: torbjorn, consultant: 'hakon-tveitan', vote: 1 },
        { by: silje, consultant: 'priya-raghunathan', vote: 0 },
        { by: torbjorn, consultant: 'priya-raghunathan', vote: 1 },
        { by: silje, consultant: 'jonas-lillevold', vote: -1 },
      ],
      comments: [
        {
          by: torbjorn,
          consultant: 'hakon-tveitan',
          content: 'Snakket med prosjektlederen hans. De ville gjerne hatt ham igjen.',
        },
        {
          by: silje,
          consultant: 'hakon-tveitan',
          content: 'Fint. Da spør jeg om en prat i neste uke.',
        },
        {
          by: torbjorn,
          consultant: 'jonas-lillevold',
          content: 'Kjenner driften vår, men jeg er usikker på om han rekker begge deler.',
        },
      ],
    },
  },
  {
    owner: silje,
    title: 'OT-sikkerhet, runde to',
    consultants: ['lars-petter-grindheim', 'bard-eikemo'],
    offsetHours: -120,
  },
  {
    owner: johan,
    title: '',
    consultants: ['erik-hallgren', 'nasrin-ahmadi', 'gustav-lidman'],
    offsetHours: -400,
  },
  {
    owner: johan,
    title: 'Handdatorn',
    consultants: ['leila-moradi', 'viktor-agren'],
    offsetHours: -90,
    shared: {
      addedBy: { 'viktor-agren': marieLouise },
      votes: [
        { by: johan, consultant: 'leila-moradi', vote: 1 },
        { by: marieLouise, consultant: 'leila-moradi', vote: 0 },
        { by: marieLouise, consultant: 'viktor-agren', vote: 1 },
      ],
      comments: [
        {
          by: marieLouise,
          consultant: 'viktor-agren',
          content: 'Har byggt för handdatorer förut. Värd ett samtal.',
        },
      ],
    },
  },
  {
    owner: ingrid,
    title: '',
    consultants: ['simon-hedberg', 'arvid-backman', 'samira-haddadi'],
    offsetHours: -200,
  },
];

export const demoNotes: readonly DemoNote[] = [
  {
    owner: silje,
    consultant: 'hakon-tveitan',
    note: 'Har bygd avregning før, hos et mindre nettselskap. Vil helst begynne i januar. Spør om erfaring med målerverdier i kvarter.',
  },
  {
    owner: silje,
    consultant: 'jonas-lillevold',
    note: 'Anbefalt av Torbjørn. Kan drift og vil gjerne sitte hos oss to dager i uka.',
  },
  {
    owner: silje,
    consultant: 'marek-dvorak',
    note: 'God samtale i høst. Se om profilen er klar når vi skal ha noen på Go.',
  },
  {
    owner: silje,
    consultant: 'lars-petter-grindheim',
    note: 'Kjenner IEC 62443 ut og inn. Må ha sikkerhetsklarering fornyet.',
  },
  {
    owner: johan,
    consultant: 'leila-moradi',
    note: 'Har testat med chaufförer i hytt. Bra portfölj, ta med till nästa möte.',
  },
  {
    owner: ingrid,
    consultant: 'arvid-backman',
    note: 'Profilen er godkjent, men ikke aktivert. Ring selskapet.',
  },
];

export const demoSavedSearches: readonly DemoSavedSearch[] = [
  {
    owner: silje,
    title: 'Kotlin til avregningen',
    notify: 'daily',
    skills: ['kotlin'],
    offsetHours: -600,
    news: 1,
  },
  {
    owner: silje,
    title: 'Sikkerhet i styresystemer',
    notify: 'weekly',
    words: 'sikkerhet i styresystemer',
    anonymized: true,
    offsetHours: -260,
    news: 0,
  },
  {
    owner: silje,
    title: 'Plattform og Kubernetes, gjerne hjemmefra',
    notify: 'never',
    skills: ['kubernetes'],
    remote: true,
    offsetHours: -80,
    news: 2,
  },
  {
    owner: johan,
    title: 'Java i Skåne',
    notify: 'daily',
    skills: ['java'],
    regions: ['SE-M'],
    offsetHours: -500,
    news: 1,
  },
  {
    owner: ingrid,
    title: 'UX-designere, også de skjulte',
    notify: 'weekly',
    roles: ['ux-designer'],
    alsoHidden: true,
    offsetHours: -340,
    news: 1,
  },
];
