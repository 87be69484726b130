import type { Locale, Role } from '@torg/protocol/terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface AccountTable {
  account: Generated<string>;
  /** lower case */
  email: string;
  name: string;
  folded_name: GeneratedAlways<string>;
  role: Role;
  title: string | null;
  phone: string | null;
  locale: Generated<Locale>;
  image_file: string | null;
  organization: string | null;
  is_admin_in_company: Generated<boolean>;
  verified: Generated<boolean>;
  completed_wizard: Generated<boolean>;
  recommendation_mails: Generated<boolean>;
  password_hash: string | null;
  /** cannot sign in, and does not count as verified */
  deactivated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** before it was deactivated */
  was_verified: Generated<boolean>;
  /** the account that took over everything from this one */
  merged_into: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Moment;
  updated_at: Moment;
}

/** The first step of a sign-in; a passkey is both steps. */
export type FirstStep = 'password' | 'magic_link' | 'oidc';
export type SignInMethod = FirstStep | 'passkey';

export interface SessionTable {
  session: Generated<string>;
  token_hash: string;
  account: string;
  method: SignInMethod;
  device: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Date;
  /** when this session proved a second factor; null: never */
  second_factor_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** when its owner last proved who they are */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface MagicLinkTable {
  token_hash: string;
  account: string;
  return_to: string;
  created_at: Moment;
  expires_at: Date;
  used_at: Date | null;
}

/** An open invitation; deleted when the person signs in by a mailed link. */
export interface AccountInvitationTable {
  account: string;
  invited_by: string | null;
  /** the last time */
  invited_at: Date;
}

/** Hashes only: the account that was tried, and the address the attempt came from. */
export interface SignInAttemptTable {
  sign_in_attempt: Generated<string>;
  email_hash: string;
  address_hash: string;
  succeeded: boolean;
  created_at: Moment;
}

export interface OidcIdentityTable {
  issuer: string;
  subject: string;
  account: string;
  created_at: Moment;
}

/** An authenticator app. Its secret is encrypted with a key of the session secret. */
export interface TotpTable {
  account: string;
  sealed_secret: string;
  /** of the last code that was used; it and earlier ones are refused */
  last_step: number;
  created_at: Moment;
  last_used_at: Date | null;
}

export interface PasskeyTable {
  passkey: Generated<string>;
  account: string;
  credential_id: string;
  /** base64url */
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Moment;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The codes of one account share their salt, so that a code is hashed once to find it. */
export interface RecoveryCodeTable {
  account: string;
  code_hash: string;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A sign-in that waits for its second factor. */
export interface PendingSignInTable {
  token_hash: string;
  account: string;
  method: FirstStep;
  return_to: string;
  expires_at: Date;
}

/** A passkey's challenge that was answered, so that nobody answers it again. */
export interface UsedChallengeTable {
  challenge_hash: string;
  expires_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    account: AccountTable;
    session: SessionTable;
    magic_link: MagicLinkTable;
    account_invitation: AccountInvitationTable;
    sign_in_attempt: SignInAttemptTable;
    oidc_identity: OidcIdentityTable;
    totp: TotpTable;
    passkey: PasskeyTable;
    recovery_code: RecoveryCodeTable;
    pending_sign_in: PendingSignInTable;
    used_challenge: UsedChallengeTable;
  }
}
