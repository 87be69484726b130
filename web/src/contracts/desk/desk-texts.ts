import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskAct, DeskContract, DeskParticipant } from './desk.queries.ts';

export const contractStates: Record<DeskContract['state'], MessageDescriptor> = {
  draft: msg`Utkast`,
  pending: msg`Venter på signatur`,
  overdue: msg`Over fristen`,
  signed: msg`Signert`,
  declined: msg`Avslått`,
  unknown: msg`Ukjent`,
};

export const signStates: Record<DeskParticipant['sign_state'], MessageDescriptor> = {
  undecided: msg`har ikke svart`,
  signed: msg`har signert`,
  declined: msg`sa nei`,
  unknown: msg`ukjent`,
};

export const deskActs: Record<DeskAct, MessageDescriptor> = {
  view: msg`Åpne`,
  sign: msg`Signer`,
  decline: msg`Avslå`,
};
