import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContractStatus, SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type {
  ContractKind,
  ContractProvider,
  DocumentType,
} from '@torg/protocol/contracts/contract-terms';

export const statusTexts: Record<ContractStatus, MessageDescriptor> = {
  in_progress: msg`Venter på signatur`,
  completed: msg`Signert`,
  expired: msg`Utløpt`,
  recalled: msg`Trukket tilbake`,
  declined: msg`Avslått`,
};

export const statusColors: Record<ContractStatus, string> = {
  in_progress: 'clay',
  completed: 'spruce',
  expired: 'gray',
  recalled: 'gray',
  declined: 'gray',
};

const signatoryTexts: Record<SignatoryStatus, MessageDescriptor> = {
  unopened: msg`Har ikke åpnet ennå`,
  viewed: msg`Har åpnet, ikke signert`,
  signed: msg`Har signert`,
  declined: msg`Sa nei`,
};

/** The same, once nobody can sign any more. */
const endedSignatoryTexts: Record<SignatoryStatus, MessageDescriptor> = {
  ...signatoryTexts,
  unopened: msg`Åpnet det ikke`,
  viewed: msg`Åpnet, men signerte ikke`,
};

export const signatoryTextsOf = (
  contract: ContractStatus,
): Record<SignatoryStatus, MessageDescriptor> =>
  contract === 'in_progress' ? signatoryTexts : endedSignatoryTexts;

export const providerTexts: Record<ContractProvider, MessageDescriptor> = {
  torg_sign: msg`Hos Torg`,
  oneflow: msg`Hos Oneflow`,
  uploaded: msg`På papir`,
};

export const kindTexts: Record<ContractKind, MessageDescriptor> = {
  cooperation: msg`Samarbeidsavtale`,
  assignment: msg`Oppdragskontrakt`,
};

export const documentTexts: Record<DocumentType, MessageDescriptor> = {
  assignment_norwegian: msg`Oppdragskontrakt, norsk`,
  assignment_swedish: msg`Oppdragskontrakt, svensk`,
  cooperation_english: msg`Samarbeidsavtale, engelsk`,
  cooperation_norwegian: msg`Samarbeidsavtale, norsk`,
};
