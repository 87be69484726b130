import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InterestState } from '@torg/protocol/interest/interest-life';

/** The states of an interest, as editors and consultants alike see them. */
export const interestStateTexts: Record<InterestState, MessageDescriptor> = {
  received: msg`Mottatt`,
  considered: msg`Til vurdering`,
  interview: msg`Intervju`,
  offered: msg`Tilbud`,
  not_selected: msg`Ikke valgt`,
  hired: msg`Engasjert`,
  no_answer: msg`Uten svar`,
  withdrawn: msg`Trukket`,
};

export const interestStateColors: Record<InterestState, string> = {
  received: 'gray',
  considered: 'spruce',
  interview: 'spruce',
  offered: 'spruce',
  not_selected: 'gray',
  hired: 'spruce',
  no_answer: 'clay',
  withdrawn: 'gray',
};
