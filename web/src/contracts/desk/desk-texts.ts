import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskAct } from './desk.queries.ts';

export const deskActs: Record<DeskAct, MessageDescriptor> = {
  view: msg`Åpne`,
  sign: msg`Signer`,
  decline: msg`Avslå`,
};
