import type { CvEntry, CvPaper } from '../../platform/ports/cv-paper.ts';

const project = (title: string, fields: Partial<CvEntry> = {}): CvEntry => ({
  title,
  where: 'Fjordvarme AS · Systemutvikler, teknisk leder',
  period: 'mars 2021 – nå',
  duration: '5 år 9 md.',
  texts: [
    {
      heading: '',
      text: 'Fjordvarme skulle bytte ut en kundeportal fra 2009 uten en dag nede. Teamet på seks bygget en ny portal ved siden av den gamle og flyttet 180 000 kunder over, en bydel om gangen.',
    },
    {
      heading: 'Det jeg gjorde',
      text: 'Ledet teamet og tegnet arkitekturen.\n- hendelser i Kafka i stedet for nattlige filer\n- målinger fra første dag, så vi så hver flytting\n- parprogrammering med kundens egne utviklere',
    },
  ],
  tags: ['Kotlin', 'Kafka', 'PostgreSQL', 'React', 'Kubernetes'],
  ...fields,
});

const dated = (title: string, period: string): CvEntry => ({
  ...{ title, period, where: '', duration: '', texts: [], tags: [] },
});

/** The CV of somebody who does not exist. */
export const aCvPaper = (fields: Partial<CvPaper> = {}): CvPaper => ({
  locale: 'nb',
  design: 'classic',
  title: 'CV Kari Nordli',
  made: new Date('2026-11-23T00:00:00Z'),
  name: 'Kari Nordli',
  headline: 'Systemarkitekt og teknisk leder',
  photo: null,
  logo: null,
  facts: [
    { label: 'E-post', value: 'kari@fjordkode.example' },
    { label: 'Telefon', value: '+47 912 34 567' },
    { label: 'Selskap', value: 'Fjordkode AS' },
    { label: 'Sted', value: 'Oslo, Viken. Kan jobbe hjemmefra' },
    { label: 'Tilgjengelighet', value: 'Ledig fra 4. januar 2027' },
    { label: 'Erfaring', value: '11 års erfaring' },
  ],
  about: {
    heading: 'Om meg',
    text: 'Kari har bygget systemer som mange er avhengige av: strøm, post og helse. Hun liker å rydde i det som har vokst seg stort, og å gjøre det uten at noen merker det.\n\nHun leder gjerne et team, men vil ikke slutte å programmere. Kolleger beskriver henne som rolig, tydelig og til å stole på når det gjelder.',
  },
  roles: {
    heading: 'Roller',
    names: [
      { name: 'Systemarkitekt', marked: true },
      { name: 'Teknisk leder', marked: true },
      { name: 'Backendutvikler', marked: false },
    ],
  },
  skills: {
    heading: 'Ferdigheter',
    mark: 'ekspert',
    names: ['Kotlin', 'Java', 'Kafka', 'PostgreSQL', 'Arkitektur', 'React', 'Kubernetes', 'GCP']
      .concat(['TypeScript', 'Terraform', 'Domenedrevet design', 'Observability', 'Smidig'])
      .map((name, at) => ({ name, marked: at < 5 })),
  },
  languages: {
    heading: 'Språk',
    columns: ['Språk', 'Nivå'],
    rows: [
      ['Norsk bokmål', 'Morsmål'],
      ['Engelsk', 'Flytende'],
      ['Tysk', 'Muntlig: middels, skriftlig: grunnleggende'],
    ],
  },
  sections: [
    {
      heading: 'Prosjekter',
      kind: 'entries',
      entries: [
        project('Ny kundeportal'),
        project('Sporing av pakker', {
          where: 'Nordpost · Backendutvikler',
          period: 'aug. 2018 – feb. 2021',
          duration: '2 år 7 md.',
        }),
        project('Felles journal for legevakt', {
          where: 'Helse Midt · Systemutvikler',
          period: '2016 – 2018',
          duration: '',
        }),
      ],
    },
    {
      heading: 'Arbeidserfaring',
      kind: 'entries',
      entries: [
        project('Seniorkonsulent', { where: 'Fjordkode AS', texts: [], tags: [] }),
        project('Utvikler', {
          where: 'Bølgen Rådgivning',
          texts: [],
          tags: [],
          period: 'aug. 2015 – feb. 2021',
        }),
      ],
    },
    {
      heading: 'Utdanning',
      kind: 'entries',
      entries: [
        project('Master, informatikk', {
          where: 'NTNU',
          period: '2010 – 2015',
          duration: '',
          texts: [],
          tags: [],
        }),
      ],
    },
    {
      heading: 'Sertifiseringer',
      kind: 'dated',
      entries: [
        dated('Certified Kubernetes Administrator', 'mai 2023'),
        dated('Confluent Certified Developer', 'okt. 2021'),
      ],
    },
    {
      heading: 'Kurs',
      kind: 'dated',
      entries: [dated('Domenedrevet design i praksis', '2022')],
    },
  ],
  words: {
    facts: 'Nøkkelopplysninger',
    foot: '23. november 2026 · Versjon 3',
    page: 'Side',
    of: 'av',
    tags: 'Ferdigheter',
    when: 'Når',
    what: 'Hva',
  },
  ...fields,
});
