import type { Locale } from '@torg/protocol/terms';
import type { AiQuestion } from '../../ai-jobs/ai-jobs.commands.ts';
import type { QaInterviewData } from './interview-data.ts';

/** Good answers, which fit the profile of the consultant below. */
export const goodAnswers = [
  {
    question: 'Fortell om det siste oppdraget ditt: hva skulle løses, og hva gjorde du selv?',
    answer: `Oppdraget var å flytte fakturering for 40 000 kunder fra en stormaskin til hendelser i
      Kafka. Jeg tegnet løsningen, skrev den første tjenesten i Kotlin og ledet tre utviklere i ni
      måneder. Vi gikk over uten stans, en kommune om gangen.`,
  },
  {
    question: 'Når gikk noe galt i et oppdrag, og hva gjorde du da?',
    answer: `I 2023 ble en migrering kjørt to ganger, og 300 kunder fikk doble fakturaer. Jeg stanset
      jobben, fant årsaken i en manglende nøkkel, rettet den samme kveld og skrev til kundene sammen
      med kundesenteret.`,
  },
  {
    question: 'Hvordan går du fram den første uka hos en ny kunde?',
    answer: `Den første uka hos en kunde leser jeg koden og driftsloggene, sitter to dager med dem som
      bruker systemet, og får en liten endring ut i produksjon med PostgreSQL og Kotlin, slik at jeg
      kjenner hele veien fra kode til kunde.`,
  },
] as const;

const consultant: QaInterviewData['consultant'] = {
  description: 'Jeg bygger tjenester som tåler mye trafikk, og liker å forklare hvordan.',
  roles: ['Backend-utvikler'],
  skills: ['Kotlin', 'Kafka', 'PostgreSQL'],
  projects: [
    {
      name: 'Ny fakturering',
      description: 'Flytting av fakturering til hendelser.',
      role: 'Tegnet løsningen og skrev tjenester.',
      skills: ['Kotlin', 'Kafka'],
    },
  ],
  work: ['Utvikler'],
};

/** A question about an interview form, with good answers by default. */
export function anInterview(
  answers: readonly string[] = goodAnswers.map(({ answer }) => answer),
  locale: Locale = 'nb',
): AiQuestion<QaInterviewData> {
  const questions = goodAnswers.map(({ question }, place) => ({
    question,
    answer: answers[place] ?? '',
  }));
  return { data: { questions, consultant }, locale, seed: 7 };
}
