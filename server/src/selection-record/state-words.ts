import type { InterestState, TurnDownReason } from '@torg/protocol/interest/interest-life';
import type { InterviewState } from '@torg/protocol/interviews/interview-life';
import type { Locale } from '@torg/protocol/terms';

interface StateWords {
  interest: Record<InterestState, string>;
  interview: Record<InterviewState, string>;
  reason: Record<TurnDownReason, string>;
}

const nb: StateWords = {
  interest: {
    ...{ received: 'Mottatt', considered: 'Til vurdering', interview: 'Intervju' },
    ...{ offered: 'Tilbud', not_selected: 'Ikke valgt', hired: 'Engasjert' },
    ...{ no_answer: 'Uten svar', withdrawn: 'Trukket' },
  },
  interview: {
    ...{ offered: 'Venter på svar', booked: 'Avtalt', others_wanted: 'Ber om andre tider' },
    ...{ cancelled: 'Avlyst', declined: 'Takket nei' },
  },
  reason: {
    other_chosen: 'En annen ble valgt',
    requirements_not_met: 'Kravene er ikke oppfylt',
    not_available_then: 'Ikke ledig på det tidspunktet',
    rate_too_high: 'Prisen er for høy',
    filled_elsewhere: 'Oppdraget ble dekket på annen måte',
    cancelled: 'Oppdraget ble avlyst',
    other: 'Annet',
  },
};

const sv: StateWords = {
  interest: {
    ...{ received: 'Mottaget', considered: 'Under bedömning', interview: 'Intervju' },
    ...{ offered: 'Erbjudande', not_selected: 'Inte vald', hired: 'Anlitad' },
    ...{ no_answer: 'Utan svar', withdrawn: 'Tillbakadraget' },
  },
  interview: {
    ...{ offered: 'Väntar på svar', booked: 'Bokad', others_wanted: 'Ber om andra tider' },
    ...{ cancelled: 'Inställd', declined: 'Tackade nej' },
  },
  reason: {
    other_chosen: 'En annan valdes',
    requirements_not_met: 'Kraven är inte uppfyllda',
    not_available_then: 'Inte ledig vid den tidpunkten',
    rate_too_high: 'Priset är för högt',
    filled_elsewhere: 'Uppdraget tillsattes på annat sätt',
    cancelled: 'Uppdraget ställdes in',
    other: 'Annat',
  },
};

const en: StateWords = {
  interest: {
    ...{ received: 'Received', considered: 'Considered', interview: 'Interview' },
    ...{ offered: 'Offer', not_selected: 'Not selected', hired: 'Hired' },
    ...{ no_answer: 'No answer', withdrawn: 'Withdrawn' },
  },
  interview: {
    ...{ offered: 'Waits for an answer', booked: 'Booked', others_wanted: 'Asks for other times' },
    ...{ cancelled: 'Cancelled', declined: 'Declined' },
  },
  reason: {
    other_chosen: 'Somebody else was chosen',
    requirements_not_met: 'The requirements are not met',
    not_available_then: 'Not available at the time',
    rate_too_high: 'The rate is too high',
    filled_elsewhere: 'The assignment was filled elsewhere',
    cancelled: 'The assignment was cancelled',
    other: 'Other',
  },
};

export const stateWords: Record<Locale, StateWords> = { nb, sv, en };
