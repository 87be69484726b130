import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  deliveryStatuses,
  esignFileTypes,
  esignStates,
  signStates,
} from '@torg/protocol/contracts/contract-terms';

export const esignStateTexts: Record<(typeof esignStates)[number], MessageDescriptor> = {
  draft: msg`Utkast`,
  pending: msg`Venter på signatur`,
  overdue: msg`Over fristen`,
  signed: msg`Signert`,
  declined: msg`Avslått`,
  unknown: msg`Ukjent`,
};

export const signStateTexts: Record<(typeof signStates)[number], MessageDescriptor> = {
  undecided: msg`har ikke svart`,
  signed: msg`har signert`,
  declined: msg`sa nei`,
  unknown: msg`ukjent`,
};

export const deliveryTexts: Record<(typeof deliveryStatuses)[number], MessageDescriptor> = {
  not_sent: msg`ikke sendt`,
  pending: msg`sendes`,
  failure: msg`kom ikke fram`,
  bounce: msg`ble avvist av mottakeren`,
  success: msg`levert`,
  opened: msg`åpnet`,
  unknown: msg`levering ukjent`,
};

export const fileTypeTexts: Record<(typeof esignFileTypes)[number], MessageDescriptor> = {
  contract: msg`Signert, slik den er forseglet`,
  verification: msg`Bevis for signaturene`,
  attachment: msg`Vedlegg`,
  pdf: msg`Slik den ble sendt til signering`,
  unknown: msg`Annen fil`,
};
