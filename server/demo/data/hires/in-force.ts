import type { DemoHire } from '../hires.types.ts';

const signed = { status: 'accepted', contract: { status: 'completed' } } as const;

/** Agreements to come, current, ending, extended, ended and ended early. */
export const agreements: readonly DemoHire[] = [
  {
    key: 'isfoss-jonas',
    assignment: 'isfoss-ams-data',
    buyer: 'silje-rodland',
    consultant: 'jonas-lillevold',
    role: 'Plattformutvikler',
    about: {
      short: 'Måleverdiplattformen',
      long: 'Bygger plattformen som får timeverdiene inn samme døgn.',
    },
    ...{ ...signed, offsetDays: -5, startOffsetDays: 20, endOffsetDays: 200 },
    ...{ percentage: 100, hourlyRate: 1340 },
    basis: { choice: 'innleie', ground: 'aml_14_13', reason: 'Vi leder arbeidet til daglig.' },
  },
  {
    key: 'isfoss-samira',
    buyer: 'silje-rodland',
    consultant: 'samira-haddadi',
    role: 'Dataingeniør',
    about: {
      short: 'Markedsprosesser mot Elhub',
      long: 'Bygger dataene som markedsprosessene prøves mot.',
    },
    ...{ ...signed, offsetDays: -130, startOffsetDays: -120, endOffsetDays: 150 },
    ...{ percentage: 80, hourlyRate: 1260 },
    adjustments: [{ startOffsetDays: 30, hourlyRate: 1310 }],
    basis: { choice: 'oppdrag', reason: 'Leveransen er avgrenset, og selskapet leder den.' },
  },
  {
    key: 'isfoss-nora',
    buyer: 'torbjorn-haukeland',
    consultant: 'nora-hestvik',
    role: 'Personvernrådgiver',
    about: {
      short: 'Personvern i driftskontrollen',
      long: 'Kartlegger persondata i driftskontrollen, og dokumenterer løsningen.',
    },
    ...{ ...signed, offsetDays: -210, startOffsetDays: -200, endOffsetDays: 25 },
    ...{ percentage: 100, hourlyRate: 1520 },
    basis: {
      choice: 'innleie',
      ground: 'regulation_3_b',
      reason: 'En spesialist til et klart avgrenset prosjekt.',
    },
    inquiry: { days: 30, provider: 'extend' },
  },
  {
    key: 'tverrvik-beate',
    buyer: 'wenche-ulvund',
    consultant: 'beate-lokkeberg',
    role: 'Rådgiver anskaffelser',
    about: {
      short: 'Skolenes systemer',
      long: 'Går gjennom avtalene om systemene, skole for skole.',
    },
    ...{ ...signed, offsetDays: -310, startOffsetDays: -300, endOffsetDays: -20 },
    ...{ percentage: 60, hourlyRate: 1300 },
    basis: { choice: 'oppdrag', reason: 'Selskapet leverer en rapport for hver skole.' },
    inquiry: { days: 30, client: 'extend', provider: 'extend' },
  },
  {
    key: 'tverrvik-beate-videre',
    extends: 'tverrvik-beate',
    buyer: 'wenche-ulvund',
    consultant: 'beate-lokkeberg',
    role: 'Rådgiver anskaffelser',
    about: { short: 'Barnehagenes systemer', long: 'Fortsetter med barnehagene.' },
    ...{ ...signed, offsetDays: -30, startOffsetDays: -19, endOffsetDays: 160 },
    ...{ percentage: 60, hourlyRate: 1350 },
    basis: {
      choice: 'egen_leveranse',
      reason: 'Et team leverer gjennomgangen ferdig, med egen leder og eget utstyr.',
    },
  },
  {
    key: 'gronnmarka-vegard',
    buyer: 'line-kjolstad',
    consultant: 'vegard-skaugset',
    role: 'Integrasjonsarkitekt',
    about: {
      short: 'Svinn og ferskvare',
      long: 'Knytter kassene til rapportene som butikksjefene styrer etter.',
    },
    ...{ ...signed, offsetDays: -410, startOffsetDays: -400, endOffsetDays: -60 },
    ...{ percentage: 100, hourlyRate: 1190 },
    basis: {
      choice: 'oppdrag',
      reason: 'Integrasjonene er beskrevet, og selskapet leder arbeidet.',
    },
  },
  {
    key: 'isfoss-ase',
    buyer: 'silje-rodland',
    consultant: 'ase-bakkerud',
    role: 'Testleder',
    about: { short: 'App for linjemontører', long: 'Leder testen før innføringen i tre regioner.' },
    ...{ ...signed, offsetDays: -160, startOffsetDays: -150, endOffsetDays: 90 },
    ...{ percentage: 100, hourlyRate: 1410 },
    basis: { choice: 'innleie', ground: 'aml_14_12', reason: 'Hun går inn i linjen hos oss.' },
    ended: { offsetDays: -10, reason: 'Innføringen er lagt på is etter budsjettet.' },
  },
  {
    key: 'vinterhamn-wei',
    buyer: 'johan-ekdahl',
    consultant: 'wei-zhang',
    role: 'Dataingenjör',
    about: {
      short: 'Beräknad ankomsttid',
      long: 'Bygger modellen som terminalerna planerar efter.',
    },
    ...{ ...signed, offsetDays: -70, startOffsetDays: -60, endOffsetDays: 120 },
    ...{ percentage: 100, hourlyRate: 1190 },
  },
  {
    key: 'mellansjo-leila',
    buyer: 'ulrika-sundfors',
    consultant: 'leila-moradi',
    role: 'UX-designer',
    about: { short: 'Vårdinformationsstöd', long: 'Ritar och prövar flödena inför upphandlingen.' },
    ...{ ...signed, offsetDays: -310, startOffsetDays: -300, endOffsetDays: -30 },
    ...{ percentage: 50, hourlyRate: 1090 },
  },
];
