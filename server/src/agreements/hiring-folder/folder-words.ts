import type {
  HiringAnswers,
  HiringBasis,
  HiringGround,
  HiringPaper,
  HiringQuestion,
} from '@torg/protocol/agreements/hiring-terms';

/** The folder is for Norwegian inspectors, so it has its words in bokmål only, as the form has them. */
const yesNo = { yes: 'Ja', no: 'Nei' };
const sides = {
  client: 'Oppdragsgiveren',
  provider: 'Konsulentens selskap',
  shared: 'Begge',
  both: 'Begge',
};

export const questionWords: {
  [Q in HiringQuestion]: { asks: string; answers: Record<NonNullable<HiringAnswers[Q]>, string> };
} = {
  daily_lead: { asks: 'Hvem leder arbeidet til daglig?', answers: sides },
  result_responsibility: { asks: 'Hvem svarer for resultatet?', answers: sides },
  delivery_described: {
    asks: 'Er leveransen avgrenset og beskrevet?',
    answers: { ...yesNo, partly: 'Delvis' },
  },
  equipment: { asks: 'Hvem sitt utstyr brukes?', answers: sides },
  staffing: {
    asks: 'Kommer én person, eller et team som leverandøren setter sammen?',
    answers: { one: 'Én person', team: 'Et team' },
  },
  one_person_supplier: {
    asks: 'Er leverandøren et selskap med bare én person?',
    answers: yesNo,
  },
  running_operations: {
    asks: 'Er arbeidet en del av oppdragsgiverens løpende drift?',
    answers: yesNo,
  },
  supplier_purpose: {
    asks: 'Hva driver leverandøren med?',
    answers: {
      hires_out: 'Leier ut folk',
      delivers: 'Leverer ferdige oppdrag',
      both: 'Begge deler',
    },
  },
};

export const basisWords: Record<HiringBasis, string> = {
  oppdrag: 'Oppdrag',
  innleie: 'Innleie',
  egen_leveranse: 'Egen leveranse',
  usikker: 'Usikker',
};

export const groundWords: Record<HiringGround, string> = {
  aml_14_12: 'Arbeidsmiljøloven § 14-12, innleie fra bemanningsforetak',
  aml_14_13: 'Arbeidsmiljøloven § 14-13, innleie fra virksomhet som ikke leier ut som formål',
  regulation_3_b: 'Innleieforskriften § 3 b, spesialist til et klart avgrenset prosjekt',
};

export const paperWords: Record<HiringPaper, string> = {
  project_described: 'Prosjektet er beskrevet',
  talks_with_representatives: 'Drøftet med de tillitsvalgte',
  written_agreement: 'Skriftlig avtale',
  staffing_approval: 'Bemanningsforetaket er godkjent av Arbeidstilsynet',
};

export const noAdvice =
  'Innleiemappen samler det partene selv har oppgitt. Forslaget fra Torg følger av en tabell med ' +
  'regler og er ikke juridisk rådgivning. Oppdragsgiveren er selv ansvarlig for vurderingen.';
