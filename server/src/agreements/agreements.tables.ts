import type { DraftState } from '@torg/protocol/agreements/agreement-life';
import type {
  AgreementFormData,
  HiringBasisData,
} from '@torg/protocol/agreements/agreement-shapes';
import type { AgreementSide, ExtensionWish } from '@torg/protocol/agreements/agreement-terms';
import type { Currency } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

export interface AgreementDraftTable {
  agreement_draft: Generated<string>;
  status: Generated<DraftState>;
  client: string;
  /** the company of the consultant when the draft was begun; null: none */
  provider: Maybe<string>;
  profile: string;
  assignment: Maybe<string>;
  /** the assignment, also when it is gone; else the client */
  hired_for: string;
  extends_agreement: Maybe<string>;
  /** the company admin who is named for the provider */
  representative: Maybe<string>;
  thread: Maybe<string>;
  contract: Maybe<string>;
  agreement_form_data: Json<AgreementFormData>;
  /** whose words the form has */
  side: Generated<AgreementSide>;
  hiring_basis: ColumnType<
    HiringBasisData | null,
    string | null | undefined,
    string | null | undefined
  >;
  /** the name of who chose the basis */
  basis_chosen_by: Maybe<string>;
  basis_chosen_at: MaybeMoment;
  /** how often it was sent; 0: only the client knows of it */
  rounds: Generated<number>;
  /** the round that the consultant said yes to */
  consented_round: Maybe<number>;
  consented_at: MaybeMoment;
  ended_because: Maybe<string>;
  revision: Generated<number>;
  created_by: Maybe<string>;
  created_at: Moment;
  updated_at: Moment;
}

/** Append-only: the database refuses changes and deletions. */
export interface AgreementRoundTable {
  agreement_draft: string;
  round: number;
  side: AgreementSide;
  account: string | null;
  sent_by: string;
  message: string;
  agreement_form_data: Json<AgreementFormData>;
  sent_at: Date;
}

export interface AgreementTable {
  agreement: Generated<string>;
  agreement_draft: string;
  contract: string;
  client: string;
  provider: Maybe<string>;
  profile: string;
  assignment: Maybe<string>;
  extends_agreement: Maybe<string>;
  role: string;
  percentage: number;
  currency: Currency;
  start_date: string;
  /** the agreed one */
  end_date: string;
  /** its last day, where it was ended early */
  ended_on: Maybe<string>;
  ended_because: Maybe<string>;
  ended_by: Maybe<string>;
  /** when both sides were last asked how it goes on, and how many days before its end that was */
  asked_at: MaybeMoment;
  asked_days: Maybe<number>;
  client_wish: Maybe<ExtensionWish>;
  provider_wish: Maybe<ExtensionWish>;
  created_at: Moment;
  updated_at: Moment;
}

/** Constraints make the rates of an agreement one chain over its whole scope. */
export interface AgreementRateTable {
  agreement: string;
  start_date: string;
  end_date: string;
  /** the last day of the rate before; null: the first */
  follows: string | null;
  /** in øre */
  hourly_rate: number;
  scope_start: string;
  scope_end: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    agreement_draft: AgreementDraftTable;
    agreement_round: AgreementRoundTable;
    agreement: AgreementTable;
    agreement_rate: AgreementRateTable;
  }
}
