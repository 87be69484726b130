import type { QaFormData } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Discipline, Locale } from '@torg/protocol/terms';

type Words = Record<Locale, string>;

/** Asked of everybody, before the questions of the discipline. */
const common: readonly Words[] = [
  {
    nb: 'Fortell om det siste oppdraget ditt: hva skulle løses, og hva gjorde du selv?',
    sv: 'Berätta om ditt senaste uppdrag: vad skulle lösas, och vad gjorde du själv?',
    en: 'Tell us about your latest assignment: what was to be solved, and what did you do yourself?',
  },
  {
    nb: 'Når gikk noe galt i et oppdrag, og hva gjorde du da?',
    sv: 'När gick något fel i ett uppdrag, och vad gjorde du då?',
    en: 'When did something go wrong in an assignment, and what did you do?',
  },
  {
    nb: 'Hvordan går du fram den første uka hos en ny kunde?',
    sv: 'Hur går du till väga den första veckan hos en ny kund?',
    en: 'How do you go about the first week with a new client?',
  },
];

const ofDiscipline: Record<Discipline, readonly Words[]> = {
  technology: [
    {
      nb: 'Beskriv et teknisk valg du tok, hvilke alternativer du vurderte og hvordan det gikk.',
      sv: 'Beskriv ett tekniskt val du gjorde, vilka alternativ du övervägde och hur det gick.',
      en: 'Describe a technical choice you made, the alternatives you weighed, and how it turned out.',
    },
    {
      nb: 'Hvordan sikrer du at koden din kan endres trygt av andre etter deg?',
      sv: 'Hur ser du till att din kod kan ändras tryggt av andra efter dig?',
      en: 'How do you make sure that others can change your code safely after you?',
    },
    {
      nb: 'Fortell om en feil i produksjon som du fant årsaken til.',
      sv: 'Berätta om ett fel i produktion som du hittade orsaken till.',
      en: 'Tell us about a fault in production whose cause you found.',
    },
  ],
  design: [
    {
      nb: 'Vis til en løsning der innsikt fra brukere endret det du først hadde tenkt.',
      sv: 'Berätta om en lösning där insikter från användare ändrade det du först hade tänkt.',
      en: 'Describe a solution where insight from users changed what you first had in mind.',
    },
    {
      nb: 'Hvordan arbeider du med universell utforming i praksis?',
      sv: 'Hur arbetar du med tillgänglighet i praktiken?',
      en: 'How do you work with accessibility in practice?',
    },
    {
      nb: 'Hvordan overleverer du design til dem som skal bygge det?',
      sv: 'Hur lämnar du över design till dem som ska bygga det?',
      en: 'How do you hand design over to those who are to build it?',
    },
  ],
  project_and_test_management: [
    {
      nb: 'Fortell om et prosjekt som var forsinket: hva gjorde du, og hva ble resultatet?',
      sv: 'Berätta om ett projekt som var försenat: vad gjorde du, och vad blev resultatet?',
      en: 'Tell us about a project that was late: what did you do, and what came of it?',
    },
    {
      nb: 'Hvordan bestemmer du hva som skal testes, og når det er testet nok?',
      sv: 'Hur bestämmer du vad som ska testas, och när det är tillräckligt testat?',
      en: 'How do you decide what to test, and when it has been tested enough?',
    },
    {
      nb: 'Hvordan holder du interessenter med ulike mål samlet?',
      sv: 'Hur håller du samman intressenter med olika mål?',
      en: 'How do you keep stakeholders with different aims together?',
    },
  ],
  management_consulting: [
    {
      nb: 'Beskriv et råd du ga som ble fulgt, og hvilken virkning det fikk.',
      sv: 'Beskriv ett råd du gav som följdes, och vilken effekt det fick.',
      en: 'Describe advice you gave that was followed, and what effect it had.',
    },
    {
      nb: 'Hvordan bygger du et beslutningsgrunnlag når tallene er mangelfulle?',
      sv: 'Hur bygger du ett beslutsunderlag när siffrorna är bristfälliga?',
      en: 'How do you build a basis for decisions when the figures are incomplete?',
    },
    {
      nb: 'Fortell om en endring som møtte motstand, og hvordan du håndterte den.',
      sv: 'Berätta om en förändring som mötte motstånd, och hur du hanterade den.',
      en: 'Tell us about a change that met resistance, and how you handled it.',
    },
  ],
  security: [
    {
      nb: 'Fortell om en sårbarhet eller hendelse du håndterte, fra du oppdaget den til den var lukket.',
      sv: 'Berätta om en sårbarhet eller incident du hanterade, från upptäckt till åtgärd.',
      en: 'Tell us about a vulnerability or incident you handled, from discovery to closure.',
    },
    {
      nb: 'Hvordan vurderer du risiko sammen med dem som eier systemet?',
      sv: 'Hur bedömer du risk tillsammans med dem som äger systemet?',
      en: 'How do you assess risk together with those who own the system?',
    },
    {
      nb: 'Hvordan får du utviklere til å ta sikkerhet med fra starten?',
      sv: 'Hur får du utvecklare att ta med säkerhet från början?',
      en: 'How do you get developers to include security from the start?',
    },
  ],
};

/** Increase it when the questions change; a form stores the version of its questions. */
const schemaVersion = 1;

export function emptyForm(discipline: Discipline, locale: Locale): QaFormData {
  return {
    discipline: discipline.replaceAll('_', '-'),
    schema_version: schemaVersion,
    questions: [...common, ...ofDiscipline[discipline]].map((words) => ({
      question: words[locale],
      answer: '',
    })),
  };
}
