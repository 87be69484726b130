import { z } from 'zod';
import { limits } from '../limits.ts';
import { Country, Day, Moment, Uuid, requiredText } from '../shapes.ts';
import { contractStatuses, documentStates, signatoryStatuses } from './contract-life.ts';
import {
  contractEventKinds,
  contractKinds,
  contractProviders,
  contractSides,
  cooperationDocumentTypes,
  deliveryChannels,
  deliveryStatuses,
  documentTypes,
  esignFileTypes,
  esignStates,
  identifications,
  signMethods,
  signStates,
  staysGood,
} from './contract-terms.ts';

/** A version of a document, named. */
export const DocumentVersion = z
  .object({ document: Uuid, type: z.enum(documentTypes), version: z.int() })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.output<typeof DocumentVersion>;

export const CooperationDocument = z
  .object({ document: Uuid, type: z.enum(cooperationDocumentTypes), version: z.int() })
  .meta({ id: 'CooperationDocument' });

/** Of somebody who signs. Line breaks and signs that turn the direction are no part of a name. */
export const signatoryName = requiredText(limits.account.name).refine(
  (name) => !/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name),
  'must be one line without control characters',
);

export const Signatory = z
  .object({
    signatory: Uuid,
    side: z.enum(contractSides),
    status: z.enum(signatoryStatuses),
    name: z.string(),
    email: z.string(),
    signed_at: Moment.nullable(),
    /** the reason, where it was declined */
    declined_because: z.string().nullable(),
  })
  .meta({ id: 'Signatory' });
export type Signatory = z.output<typeof Signatory>;

export const ContractSignatory = Signatory.extend({
  /** whom the document names, where somebody took their place before it was signed */
  instead_of: z.string().nullable(),
}).meta({ id: 'ContractSignatory' });

export const CooperationContract = z
  .object({
    contract_id: Uuid,
    /** the provider's id of it; null for what the provider does not know yet, and for our own */
    external_id: z.string().nullable(),
    contract_provider: z.enum(contractProviders),
    recipient_organization_id: Uuid,
    recipient_organization_name: z.string(),
    /** null once that account is gone */
    initiator_account_id: Uuid.nullable(),
    version: z.int(),
    status: z.enum(contractStatuses),
    recipient_signatory: Signatory,
    sender_signatory: Signatory,
    document: CooperationDocument,
    is_compliant: z.boolean(),
    expires_at: Moment.nullable(),
    completed_at: Moment.nullable(),
    created_at: Moment,
    updated_at: Moment,
    can: z.object({
      recall: z.boolean(),
      remind: z.boolean(),
      replace_signatory: z.boolean(),
      /** the reader's own signature is awaited */
      sign: z.boolean(),
    }),
  })
  .meta({ id: 'CooperationContract' });
export type CooperationContract = z.output<typeof CooperationContract>;

/** The summary that pages and other services ask for. */
export const CooperationSummary = z
  .object({
    hasSignedCooperationContract: z.boolean(),
    /** of the signed contract in force, else of the newest signed one */
    document: CooperationDocument.nullable(),
    isCompliant: z.boolean(),
  })
  .meta({ id: 'CooperationSummary' });
export type CooperationSummary = z.output<typeof CooperationSummary>;

/** A word-by-word difference, in the order of the newer text. */
export const TextDifference = z
  .array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))
  .meta({ id: 'TextDifference' });
export type TextDifference = z.output<typeof TextDifference>;

/** A version of a document with its text (markdown: headings, paragraphs, lists, bold). */
export const ContractDocument = z
  .object({
    document: Uuid,
    type: z.enum(documentTypes),
    version: z.int(),
    state: z.enum(documentStates),
    title: z.string(),
    text: z.string(),
    /** what is new in it, for those who signed an older one */
    change_note: z.string(),
    is_current: z.boolean(),
    stays_good: z.enum(staysGood),
    good_until: Day.nullable(),
    revision: z.int(),
    published_at: Moment.nullable(),
    created_at: Moment,
    updated_at: Moment,
    /** contracts in force that were signed on it */
    signed_contracts: z.int(),
    can: z.object({ edit: z.boolean(), publish: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'ContractDocument' });
export type ContractDocument = z.output<typeof ContractDocument>;

/** One link of the chain; `hash` covers all other fields and the hash before. */
export const ContractEvent = z
  .object({
    number: z.int(),
    kind: z.enum(contractEventKinds),
    at: Moment,
    signatory: Uuid.nullable(),
    /** the name of the person at that time; null for the system */
    name: z.string().nullable(),
    address: z.string().nullable(),
    device: z.string().nullable(),
    identified_by: z.enum(identifications),
    /** SHA-256 of the PDF that was shown, in hex */
    document_hash: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    previous_hash: z.string().nullable(),
    hash: z.string(),
  })
  .meta({ id: 'ContractEvent' });
export type ContractEvent = z.output<typeof ContractEvent>;

/** Any contract, as its parties see it while it is signed and afterwards. */
export const ContractView = z
  .object({
    contract_id: Uuid,
    kind: z.enum(contractKinds),
    contract_provider: z.enum(contractProviders),
    status: z.enum(contractStatuses),
    title: z.string(),
    document: DocumentVersion,
    sender_name: z.string(),
    recipient_name: z.string(),
    recipient_country: Country,
    signatories: z.array(ContractSignatory),
    /** the signatory that the reader is; null: none of them */
    own_signatory: Uuid.nullable(),
    ended_because: z.string().nullable(),
    /** SHA-256 of the PDF that is signed, in hex */
    document_hash: z.string().nullable(),
    /** whether the sealed PDF with its proof page can be fetched */
    is_sealed: z.boolean(),
    expires_at: Moment.nullable(),
    completed_at: Moment.nullable(),
    created_at: Moment,
    can: z.object({
      recall: z.boolean(),
      remind: z.boolean(),
      replace_signatory: z.boolean(),
      sign: z.boolean(),
      /** the terms that an assignment contract was made from; not for who is only its signatory */
      read_terms: z.boolean(),
    }),
  })
  .meta({ id: 'ContractView' });
export type ContractView = z.output<typeof ContractView>;

const nullableText = z.string().nullable();

/** A contract as the provider reports it; the same shape for what is signed at Torg. */
export const EsignContract = z
  .object({
    contract_id: Uuid,
    state: z.enum(esignStates),
    published_at: Moment.nullable(),
    updated_at: Moment.nullable(),
    state_update_at: Moment.nullable(),
    signing_period_expiry_date: Day.nullable(),
    parties: z.array(
      z.object({
        name: nullableText,
        country_code: nullableText,
        type: z.enum(['company', 'individual']),
        identification_number: nullableText,
        participants: z.array(
          z.object({
            name: nullableText,
            email: nullableText,
            phone_number: nullableText,
            sign_method: z.enum(signMethods),
            sign_state: z.enum(signStates),
            sign_state_updated_time: Moment.nullable(),
            signatory: z.boolean(),
            delivery_channel: z.enum(deliveryChannels),
            delivery_status: z.enum(deliveryStatuses),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'EsignContract' });
export type EsignContract = z.output<typeof EsignContract>;

export const EsignFile = z
  .object({
    file_id: Uuid,
    name: z.string(),
    extension: z.string(),
    type: z.enum(esignFileTypes),
  })
  .meta({ id: 'EsignFile' });
export type EsignFile = z.output<typeof EsignFile>;
