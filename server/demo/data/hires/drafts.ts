import type { DemoHire } from '../hires.types.ts';

/** Terms that are still talked about, and some that came to nothing. */
export const drafts: readonly DemoHire[] = [
  {
    key: 'isfoss-farah',
    buyer: 'silje-rodland',
    consultant: 'farah-qureshi',
    role: 'Sikkerhetsrådgiver',
    about: {
      short: 'Gjennomgang av tilgangsstyring',
      long: 'Går gjennom hvem som har tilgang til hva, og foreslår en ordning vi kan leve med.',
    },
    ...{ startOffsetDays: 40, endOffsetDays: null, percentage: 60, hourlyRate: 1450 },
    ...{ status: 'editing', offsetDays: -1 },
    basis: { choice: 'usikker', reason: 'Vi er ikke enige om hvem som skal lede arbeidet.' },
  },
  {
    key: 'isfoss-maja',
    buyer: 'silje-rodland',
    consultant: 'maja-kowalczyk',
    role: 'Frontendutvikler',
    about: {
      short: 'Nytt bilde for vaktsentralen',
      long: 'Bygger og prøver ut skjermbildene sammen med operatørene.',
    },
    ...{ startOffsetDays: 28, endOffsetDays: 210, percentage: 80, hourlyRate: 1290 },
    ...{ status: 'sent', offsetDays: -2 },
    basis: {
      choice: 'oppdrag',
      reason: 'Selskapet leder arbeidet selv og svarer for leveransen.',
    },
  },
  {
    key: 'isfoss-ingeborg',
    assignment: 'isfoss-prosjektleder-kundesystem',
    buyer: 'silje-rodland',
    consultant: 'ingeborg-dalseth',
    role: 'Prosjektleder',
    about: {
      short: 'Bytte av kundesystem, fase to',
      long: 'Leder et team fra selskapet som flytter kundene over i tre puljer.',
    },
    ...{ startOffsetDays: 35, endOffsetDays: 300, percentage: 100, hourlyRate: 1500 },
    ...{ proposedRate: 1590, status: 'changes_proposed', offsetDays: -3 },
    basis: {
      choice: 'egen_leveranse',
      reason: 'Et team kommer med egen leder og eget utstyr, og leverer flyttingen ferdig.',
    },
  },
  {
    key: 'havgap-eirik',
    buyer: 'camilla-strandvik',
    consultant: 'eirik-nordvang',
    role: 'Mobilutvikler',
    about: { short: 'Betaling og konto', long: 'Forsterker teamet som eier betalingen i appen.' },
    ...{ startOffsetDays: 14, endOffsetDays: 180, percentage: 100, hourlyRate: 1200 },
    ...{ status: 'declined', offsetDays: -9 },
    reason: 'Han er lovet bort til et annet oppdrag fra samme uke.',
    basis: { choice: 'oppdrag', reason: 'Leveransen er beskrevet, og selskapet leder den.' },
  },
  {
    key: 'tverrvik-rania',
    buyer: 'wenche-ulvund',
    consultant: 'rania-el-masri',
    role: 'Endringsleder',
    about: { short: 'Digital byggesak', long: 'Forbereder saksbehandlerne på den nye løsningen.' },
    ...{ startOffsetDays: 20, endOffsetDays: 90, percentage: 50, hourlyRate: 1550 },
    ...{ status: 'withdrawn', offsetDays: -15 },
    basis: { choice: 'oppdrag', reason: 'En avgrenset gjennomgang med rapport til slutt.' },
  },
  {
    key: 'vinterhamn-erik',
    buyer: 'johan-ekdahl',
    consultant: 'erik-hallgren',
    role: 'Javautvecklare',
    about: {
      short: 'Terminalsystemet i Malmö',
      long: 'Bygger om bokningen av portar tillsammans med terminalens folk.',
    },
    ...{ startOffsetDays: 30, endOffsetDays: 210, percentage: 100, hourlyRate: 1150 },
    ...{ status: 'editing', offsetDays: -1 },
  },
  {
    key: 'vinterhamn-nasrin',
    buyer: 'johan-ekdahl',
    consultant: 'nasrin-ahmadi',
    role: 'Fullstackutvecklare',
    about: { short: 'Plockarnas handdatorer', long: 'Bygger om flödet på golvet.' },
    ...{ startOffsetDays: 25, endOffsetDays: 160, percentage: 60, hourlyRate: 1080 },
    ...{ status: 'sent', offsetDays: -4 },
  },
];
