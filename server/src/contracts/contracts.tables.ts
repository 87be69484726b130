import type {
  ContractStatus,
  DocumentState,
  SignatoryStatus,
} from '@torg/protocol/contracts/contract-life';
import type {
  ContractEventKind,
  ContractKind,
  ContractProvider,
  ContractSide,
  DocumentType,
  Identification,
  StaysGood,
} from '@torg/protocol/contracts/contract-terms';
import type { Country } from '@torg/protocol/terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

/** A version of one of the four documents. */
export interface ContractDocumentTable {
  document: Generated<string>;
  type: DocumentType;
  version: number;
  state: Generated<DocumentState>;
  title: string;
  /** markdown: headings, paragraphs, lists, bold */
  text: string;
  change_note: Generated<string>;
  /** whether contracts on it count after a newer version was published */
  stays_good: Generated<StaysGood>;
  good_until: Maybe<string>;
  revision: Generated<number>;
  created_by: Maybe<string>;
  published_by: Maybe<string>;
  published_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
}

export interface ContractTable {
  contract: Generated<string>;
  kind: ContractKind;
  provider: ContractProvider;
  status: Generated<ContractStatus>;
  document: string;
  title: string;
  /** the recipient: the consultants' company */
  organization: string;
  /** the client of an assignment; null: Torg */
  sender_organization: Maybe<string>;
  /** names as they were when it was made */
  sender_name: string;
  recipient_name: string;
  /** for searches */
  folded_recipient: GeneratedAlways<string>;
  recipient_country: Country;
  initiator_account: Maybe<string>;
  external_id: Maybe<string>;
  /** the last step that was finished at the provider */
  provider_step: Maybe<string>;
  /** what the document was filled with */
  content: Json<unknown>;
  document_file: Maybe<string>;
  document_hash: Maybe<string>;
  sealed_file: Maybe<string>;
  sealed_hash: Maybe<string>;
  sealed_at: MaybeMoment;
  /** when both had the sealed PDF by mail */
  delivered_at: MaybeMoment;
  /** what the nightly check found; null: nothing */
  check_failure: Maybe<string>;
  checked_at: MaybeMoment;
  /** how many events its chain has, and the hash of the last one */
  events: Generated<number>;
  chain_head: Maybe<string>;
  ended_because: Maybe<string>;
  expires_at: MaybeMoment;
  completed_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
}

export interface ContractSignatoryTable {
  signatory: Generated<string>;
  contract: string;
  side: ContractSide;
  status: Generated<SignatoryStatus>;
  name: string;
  email: string;
  /** name and address, for searches */
  folded_person: GeneratedAlways<string>;
  /** who signed it signed in, or has this address */
  account: Maybe<string>;
  signed_name: Maybe<string>;
  declined_because: Maybe<string>;
  viewed_at: MaybeMoment;
  signed_at: MaybeMoment;
  /** somebody else signs instead */
  replaced_at: MaybeMoment;
  mailed_at: MaybeMoment;
  reminded_at: MaybeMoment;
  reminders: Generated<number>;
  /** when the sealed PDF went out by mail */
  delivered_at: MaybeMoment;
  created_at: Moment;
}

/** Append-only: the database refuses changes and deletions. */
export interface ContractEventTable {
  contract: string;
  number: number;
  kind: ContractEventKind;
  at: Date;
  signatory: string | null;
  account: string | null;
  name: string | null;
  address: string | null;
  device: string | null;
  identified_by: Identification;
  document_hash: string | null;
  details: Json<Record<string, string | number | boolean | null>>;
  previous_hash: string | null;
  hash: string;
}

export interface SigningLinkTable {
  token_hash: string;
  signatory: string;
  created_at: Moment;
  killed_at: MaybeMoment;
}

export interface SigningCodeTable {
  signatory: string;
  code_hash: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export interface ContractSenderTable {
  country: Country;
  account: string;
}

export interface ContractFileTable {
  contract: string;
  file: string;
  type: 'contract' | 'verification' | 'attachment' | 'pdf' | 'unknown';
  external_id: string | null;
}

/** Companies that were told that what they had signed no longer counts. */
export interface CooperationLapseTable {
  organization: string;
  /** the version that they have to sign now */
  document: string;
  told_at: Date;
}

export interface OneflowCallbackTable {
  callback_id: string;
  received_at: Date;
}

/** Who is just changing a contract at the e-sign provider; a dead holder's time runs out. */
export interface EsignClaimTable {
  contract: string;
  holder: string;
  held_until: Date;
  tried_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    contract_document: ContractDocumentTable;
    contract: ContractTable;
    contract_signatory: ContractSignatoryTable;
    contract_event: ContractEventTable;
    signing_link: SigningLinkTable;
    signing_code: SigningCodeTable;
    contract_sender: ContractSenderTable;
    contract_file: ContractFileTable;
    cooperation_lapse: CooperationLapseTable;
    oneflow_callback: OneflowCallbackTable;
    esign_claim: EsignClaimTable;
  }
}
