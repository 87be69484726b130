import { lifecycle } from '../lifecycle.ts';

export const consentStates = ['asked', 'given', 'refused', 'overdue'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Whether a consultant may be put forward for an assignment, where their company asks first. */
export const consentLife = lifecycle({
  thing: 'presentation_consent',
  initial: 'asked',
  states: consentStates,
  done: ['given'],
  missing: 'could_not_find_presentation_consent',
  refusal: 'presentation_consent_state_does_not_allow',
  moves: {
    give: {
      from: ['asked', 'refused', 'overdue'],
      to: 'given',
      by: ['consultant'],
      event: 'gave_presentation_consent',
    },
    refuse: {
      from: ['asked', 'given', 'overdue'],
      to: 'refused',
      by: ['consultant'],
      event: 'refused_presentation_consent',
    },
    // The company asks once more, with a new deadline.
    ask_again: {
      from: ['refused', 'overdue'],
      to: 'asked',
      by: ['company_admin', 'admin'],
      event: 'asked_for_presentation_consent',
    },
    expire: {
      from: ['asked'],
      to: 'overdue',
      by: ['system'],
      event: 'presentation_consent_became_overdue',
      idempotent: true,
    },
  },
});

/** Days to answer in; a date may be named instead. */
export const consentDays = [2, 3, 7] as const;
