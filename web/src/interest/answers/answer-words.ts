import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InterestState, TurnDownReason } from '@torg/protocol/interest/interest-life';

export const turnDownReasonTexts: Record<TurnDownReason, MessageDescriptor> = {
  other_chosen: msg`En annen ble valgt`,
  requirements_not_met: msg`Oppfyller ikke kravene`,
  not_available_then: msg`Ikke ledig da`,
  rate_too_high: msg`For høy pris`,
  filled_elsewhere: msg`Besatt et annet sted`,
  cancelled: msg`Behovet falt bort`,
  other: msg`Annet`,
};

/** What the state means to whoever has sent the interest. */
export const ownStateSentences: Record<InterestState, MessageDescriptor> = {
  received: msg`Oppdragsgiveren har fått interessen.`,
  considered: msg`Oppdragsgiveren vurderer profilen.`,
  interview: msg`Oppdragsgiveren vil snakke videre om oppdraget.`,
  offered: msg`Oppdragsgiveren har et tilbud. Se samtalen om oppdraget.`,
  not_selected: msg`Ikke valgt denne gangen. Svaret står i samtalen.`,
  hired: msg`Avtalen er inngått.`,
  no_answer: msg`Oppdragsgiveren svarte ikke i tide. Du trenger ikke vente lenger.`,
  withdrawn: msg`Interessen er trukket.`,
};
