import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  HiringAnswers,
  HiringBasis,
  HiringGround,
  HiringPaper,
  HiringQuestion,
} from '@torg/protocol/agreements/hiring-terms';

type AnswerTexts<Q extends HiringQuestion> = Record<
  NonNullable<HiringAnswers[Q]>,
  MessageDescriptor
>;

interface QuestionText<Q extends HiringQuestion> {
  asks: MessageDescriptor;
  answers: AnswerTexts<Q>;
}

const yes = msg`Ja`;
const no = msg`Nei`;
const sides = {
  client: msg`Oppdragsgiveren`,
  provider: msg`Konsulentens selskap`,
  shared: msg`Begge`,
  both: msg`Begge`,
};

export const questionTexts: { [Q in HiringQuestion]: QuestionText<Q> } = {
  daily_lead: { asks: msg`Hvem leder arbeidet til daglig?`, answers: sides },
  result_responsibility: { asks: msg`Hvem svarer for resultatet?`, answers: sides },
  delivery_described: {
    asks: msg`Er leveransen avgrenset og beskrevet?`,
    answers: { yes, partly: msg`Delvis`, no },
  },
  equipment: { asks: msg`Hvem sitt utstyr brukes?`, answers: sides },
  staffing: {
    asks: msg`Kommer én person, eller et team som leverandøren setter sammen?`,
    answers: { one: msg`Én person`, team: msg`Et team` },
  },
  one_person_supplier: {
    asks: msg`Er leverandøren et selskap med bare én person?`,
    answers: { yes, no },
  },
  running_operations: {
    asks: msg`Er arbeidet en del av oppdragsgiverens løpende drift?`,
    answers: { yes, no },
  },
  supplier_purpose: {
    asks: msg`Hva driver leverandøren med?`,
    answers: {
      hires_out: msg`Leier ut folk`,
      delivers: msg`Leverer ferdige oppdrag`,
      both: msg`Begge deler`,
    },
  },
};

export const basisTexts: Record<HiringBasis, MessageDescriptor> = {
  oppdrag: msg({ message: 'Oppdrag', context: 'one' }),
  innleie: msg`Innleie`,
  egen_leveranse: msg`Egen leveranse`,
  usikker: msg`Usikker`,
};

export const basisMeanings: Record<HiringBasis, MessageDescriptor> = {
  oppdrag: msg`Konsulentens selskap leder arbeidet og svarer for resultatet.`,
  innleie: msg`Oppdragsgiveren leder arbeidet. Da gjelder reglene om innleie.`,
  egen_leveranse: msg`Et team leverer noe avgrenset, med egen ledelse og eget utstyr.`,
  usikker: msg`Dere må avklare mer, gjerne med en jurist, før dere kan sende.`,
};

export const groundTexts: Record<HiringGround, MessageDescriptor> = {
  aml_14_12: msg`Arbeidsmiljøloven § 14-12, innleie fra bemanningsforetak`,
  aml_14_13: msg`Arbeidsmiljøloven § 14-13, innleie fra virksomhet som ikke leier ut som formål`,
  regulation_3_b: msg`Innleieforskriften § 3 b, spesialist til et klart avgrenset prosjekt`,
};

export const paperTexts: Record<HiringPaper, MessageDescriptor> = {
  project_described: msg`Prosjektet er beskrevet`,
  talks_with_representatives: msg`Drøftet med de tillitsvalgte`,
  written_agreement: msg`Skriftlig avtale`,
  staffing_approval: msg`Bemanningsforetaket er godkjent av Arbeidstilsynet`,
};

/** Why a rule suggests what it does, by its number in the tables of rules. */
const ruleTexts: Record<number, MessageDescriptor> = {
  1: msg`Leverandøren er én person, og oppdragsgiveren leder arbeidet. Det kan være et arbeidsforhold.`,
  2: msg`Oppdragsgiveren leder arbeidet og svarer for resultatet.`,
  3: msg`Oppdragsgiveren leder arbeidet, og leveransen er ikke helt avgrenset.`,
  4: msg`Ledelsen er delt, oppdragsgiveren svarer for resultatet, og det er løpende drift.`,
  5: msg`Et team med egen ledelse og eget utstyr leverer noe avgrenset.`,
  6: msg`Konsulentens selskap leder arbeidet og svarer for resultatet, og det er ikke løpende drift.`,
  7: msg`Konsulentens selskap leder arbeidet og svarer for en avgrenset leveranse.`,
};
const noRule = msg`Svarene peker ikke klart i én retning.`;

export const ruleText = (rule: number | null): MessageDescriptor =>
  (rule === null ? undefined : ruleTexts[rule]) ?? noRule;

/** What is missing, by the code that the rules give it. */
export const basisIssueTexts: Record<string, MessageDescriptor> = {
  hiring_question_not_answered: msg`Svar på spørsmålet`,
  hiring_basis_not_chosen: msg`Velg grunnlaget`,
  hiring_basis_is_unsure: msg`Avtalen kan ikke sendes før dere er sikre på grunnlaget`,
  hiring_reason_required: msg`Begrunn valget`,
  hiring_ground_required: msg`Velg hjemmelen for innleien`,
  hiring_paper_required: msg`Skriv dato og hvem som har gjort det`,
};
