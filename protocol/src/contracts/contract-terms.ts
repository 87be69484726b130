import type { Country, Locale } from '../terms.ts';

/** `torg_sign`: signed at Torg; `uploaded`: signed on paper, and scanned by an admin. */
export const contractProviders = ['oneflow', 'torg_sign', 'uploaded'] as const;
export type ContractProvider = (typeof contractProviders)[number];

export const documentTypes = [
  'assignment_norwegian',
  'assignment_swedish',
  'cooperation_english',
  'cooperation_norwegian',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const cooperationDocumentTypes = ['cooperation_norwegian', 'cooperation_english'] as const;
export type CooperationDocumentType = (typeof cooperationDocumentTypes)[number];

export const cooperationTypeOf: Record<Country, CooperationDocumentType> = {
  NO: 'cooperation_norwegian',
  SE: 'cooperation_english',
};
export const assignmentTypeOf: Record<Country, DocumentType> = {
  NO: 'assignment_norwegian',
  SE: 'assignment_swedish',
};
export const localeOfDocument: Record<DocumentType, Locale> = {
  assignment_norwegian: 'nb',
  assignment_swedish: 'sv',
  cooperation_english: 'en',
  cooperation_norwegian: 'nb',
};

/** Whether contracts on an older version still count after a newer one was published. */
export const staysGood = ['no', 'until', 'forever'] as const;
export type StaysGood = (typeof staysGood)[number];

export const contractKinds = ['cooperation', 'assignment'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** Torg for cooperation, the client for an assignment; the other side is the recipient. */
export const contractSides = ['sender', 'recipient'] as const;
export type ContractSide = (typeof contractSides)[number];

/** The steps of a contract, as its chain of events records them. */
export const contractEventKinds = [
  'created',
  'sent',
  'link_made',
  'link_killed',
  'viewed',
  'code_sent',
  'code_refused',
  'signed',
  'declined',
  'reminded',
  'signatory_replaced',
  'recalled',
  'expired',
  'completed',
  'sealed',
  'delivered',
  'uploaded',
  'provider_reported',
] as const;
export type ContractEventKind = (typeof contractEventKinds)[number];

/** How whoever made a step was identified. */
export const identifications = ['session', 'link', 'link_and_code', 'provider', 'system'] as const;
export type Identification = (typeof identifications)[number];

/** The words of the e-sign view; what a provider says besides is `unknown`. */
export const esignStates = [
  'draft',
  'pending',
  'overdue',
  'signed',
  'declined',
  'unknown',
] as const;
export const signStates = ['undecided', 'signed', 'declined', 'unknown'] as const;
export const deliveryStatuses = [
  'not_sent',
  'pending',
  'failure',
  'bounce',
  'success',
  'opened',
  'unknown',
] as const;
export const deliveryChannels = ['email', 'sms', 'same_device', 'none', 'unknown'] as const;
export const signMethods = [
  'standard_esign',
  'sms',
  'swedish_bankid',
  'norwegian_bankid',
  'norwegian_bankid_ades',
  'danish_nemid',
  'danish_nemid_ades',
  'finnish_bankid',
  'finnish_bankid_ades',
  'handwritten_signature',
  'unknown',
] as const;
export const esignFileTypes = ['contract', 'verification', 'attachment', 'pdf', 'unknown'] as const;
