import type { Locale } from '../terms.ts';
import type { TurnDownReason } from './interest-life.ts';

/** What is written to somebody who is not selected; whoever answers can change it. */
export const answerTexts: Record<Locale, Record<TurnDownReason | 'no_answer', string>> = {
  nb: {
    other_chosen:
      'Takk for at du meldte interesse. Denne gangen har vi valgt en annen konsulent. Vi setter pris på tiden du brukte, og hører gjerne fra deg igjen.',
    requirements_not_met:
      'Takk for at du meldte interesse. Vi har gått videre med konsulenter som passer bedre med kravene til oppdraget. Vi hører gjerne fra deg igjen når det er noe som passer.',
    not_available_then:
      'Takk for at du meldte interesse. Vi trenger noen på et annet tidspunkt enn du er ledig, så vi går ikke videre denne gangen. Vi hører gjerne fra deg igjen.',
    rate_too_high:
      'Takk for at du meldte interesse. Prisen ligger over det vi har satt av til oppdraget, så vi går ikke videre denne gangen. Vi hører gjerne fra deg igjen.',
    filled_elsewhere:
      'Takk for at du meldte interesse. Oppdraget er besatt på en annen måte, så vi går ikke videre. Vi setter pris på tiden du brukte.',
    cancelled:
      'Takk for at du meldte interesse. Behovet har falt bort, så oppdraget blir ikke noe av. Det har ikke noe med deg å gjøre. Vi hører gjerne fra deg igjen.',
    other:
      'Takk for at du meldte interesse. Vi går ikke videre med deg til dette oppdraget. Vi setter pris på tiden du brukte, og hører gjerne fra deg igjen.',
    no_answer:
      'Oppdragsgiveren har ikke svart innen fristen. Du trenger ikke vente lenger på svar om dette oppdraget. Takk for at du meldte interesse; det er fortsatt mulig å skrive her.',
  },
  sv: {
    other_chosen:
      'Tack för att du anmälde intresse. Den här gången har vi valt en annan konsult. Vi uppskattar tiden du lade ner och hör gärna av dig igen.',
    requirements_not_met:
      'Tack för att du anmälde intresse. Vi har gått vidare med konsulter som passar bättre med kraven för uppdraget. Vi hör gärna av dig igen när något passar.',
    not_available_then:
      'Tack för att du anmälde intresse. Vi behöver någon vid en annan tidpunkt än du är ledig, så vi går inte vidare den här gången. Vi hör gärna av dig igen.',
    rate_too_high:
      'Tack för att du anmälde intresse. Priset ligger över det vi har avsatt för uppdraget, så vi går inte vidare den här gången. Vi hör gärna av dig igen.',
    filled_elsewhere:
      'Tack för att du anmälde intresse. Uppdraget är tillsatt på annat sätt, så vi går inte vidare. Vi uppskattar tiden du lade ner.',
    cancelled:
      'Tack för att du anmälde intresse. Behovet har fallit bort, så uppdraget blir inte av. Det har inget med dig att göra. Vi hör gärna av dig igen.',
    other:
      'Tack för att du anmälde intresse. Vi går inte vidare med dig för det här uppdraget. Vi uppskattar tiden du lade ner och hör gärna av dig igen.',
    no_answer:
      'Uppdragsgivaren har inte svarat i tid. Du behöver inte vänta längre på svar om det här uppdraget. Tack för att du anmälde intresse; det går fortfarande att skriva här.',
  },
  en: {
    other_chosen:
      'Thank you for your interest. We have chosen another consultant this time. We appreciate the time you took, and would be glad to hear from you again.',
    requirements_not_met:
      'Thank you for your interest. We have gone on with consultants who are closer to what the assignment requires. We would be glad to hear from you again when something fits.',
    not_available_then:
      'Thank you for your interest. We need somebody at another time than you are available, so we are not going on this time. We would be glad to hear from you again.',
    rate_too_high:
      'Thank you for your interest. The rate is above what we have set aside for the assignment, so we are not going on this time. We would be glad to hear from you again.',
    filled_elsewhere:
      'Thank you for your interest. The assignment has been filled in another way, so we are not going on. We appreciate the time you took.',
    cancelled:
      'Thank you for your interest. The need is gone, so the assignment will not take place. It has nothing to do with you. We would be glad to hear from you again.',
    other:
      'Thank you for your interest. We are not going on with you for this assignment. We appreciate the time you took, and would be glad to hear from you again.',
    no_answer:
      'The client has not answered in time. You need not wait any longer for an answer about this assignment. Thank you for your interest; you can still write here.',
  },
};

/** Which reason those who wait are given when the assignment is closed. */
export const reasonOfClosing = {
  hired_on_torg: 'other_chosen',
  hired_elsewhere: 'filled_elsewhere',
  cancelled: 'cancelled',
} as const;
