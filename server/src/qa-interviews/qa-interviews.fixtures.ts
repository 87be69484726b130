import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import type { Discipline, Locale } from '@torg/protocol/terms';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { emptyForm } from './forms/question-sets.ts';

/** Good answers to the questions for technology, in their order. */
export const wellAnswered = [
  `Det siste oppdraget var å flytte fakturering for 40 000 kunder fra en stormaskin til hendelser i
Kafka. Jeg tegnet løsningen, skrev den første tjenesten i Kotlin og ledet tre utviklere i ni måneder.`,
  `I 2023 ble en migrering kjørt to ganger i et oppdrag, og 300 kunder fikk doble fakturaer. Jeg
stanset jobben, fant årsaken i en manglende nøkkel og rettet den samme kveld.`,
  `Den første uka hos en kunde leser jeg koden og driftsloggene, sitter to dager med dem som bruker
systemet, og får en liten endring ut i produksjon, slik at jeg kjenner hele veien.`,
  `Vi valgte PostgreSQL framfor en dokumentbase. Jeg vurderte tre alternativer, målte dem med ekte
data i to uker, og valget holdt: etter fire år er det samme løsning som går.`,
  `Jeg skriver tester som sier hva koden skal gjøre for kunden, holder endringene små, og lar en
annen enn meg sette dem i drift. I siste prosjekt gikk 9 av 10 endringer ut samme dag.`,
  `I produksjon hos et kraftselskap stoppet Kafka-konsumentene hver natt klokka to. Jeg fant at en
sikkerhetskopi låste disken, flyttet den, og skrev et varsel som ville ha sagt det med en gang.`,
];

interface FormFields {
  account?: string;
  status?: QaInterviewStatus;
  discipline?: Discipline;
  locale?: Locale;
  /** in the order of the questions; missing ones are empty */
  answers?: readonly string[];
  archived?: boolean;
  submitted_at?: Date;
  decision_reason?: string;
  decided_by?: string;
}

const isDecided = (status: QaInterviewStatus) => status === 'approved' || status === 'declined';

/** The fields of the decision; empty before there is one. */
async function decisionOf(db: Db, status: QaInterviewStatus, fields: FormFields, at: Date) {
  if (!isDecided(status)) return { decision_reason: null, decided_by: null, decided_at: null };
  return {
    decision_reason: fields.decision_reason ?? 'Gode og konkrete svar.',
    decided_by: fields.decided_by ?? (await anAccount(db, { role: 'admin', name: 'Mons Aune' })),
    decided_at: at,
  };
}

/** A made-up form, by default a draft without answers; returns its uuid. */
export async function aQaInterviewForm(db: Db, fields: FormFields = {}): Promise<string> {
  const { status = 'draft', discipline = 'technology', locale = 'nb', archived = false } = fields;
  const answers = fields.answers ?? (status === 'draft' ? [] : wellAnswered);
  const empty = emptyForm(discipline, locale);
  const questions = empty.questions.map(({ question }, place) => ({
    question,
    answer: answers[place] ?? '',
  }));
  const submitted = fields.submitted_at ?? new Date();
  const { uuid } = await db
    .insertInto('qa_interview_form')
    .values({
      account: fields.account ?? (await aConsultant(db)),
      status,
      archived,
      form_data: JSON.stringify({ ...empty, questions }),
      submitted_at: status === 'draft' ? null : submitted,
      ...(await decisionOf(db, status, fields, submitted)),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}
