import type { ContractStatus, SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type {
  ContractKind,
  ContractProvider,
  ContractSide,
} from '@torg/protocol/contracts/contract-terms';
import type { Country, Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** What the mails of a contract say of it. */
export interface MailedContract {
  contract: string;
  kind: ContractKind;
  provider: ContractProvider;
  status: ContractStatus;
  title: string;
  sender_name: string;
  recipient_name: string;
  recipient_country: Country;
  document_hash: string | null;
  ended_because: string | null;
  /** who did not want to sign, and for whom */
  declined_by: string | null;
  expires_at: Date | null;
  completed_at: Date | null;
  sealed_at: Date | null;
}

/** A signatory and their contract. */
export interface MailedSignatory extends MailedContract {
  signatory: string;
  side: ContractSide;
  /** of the signatory */
  step: SignatoryStatus;
  name: string;
  email: string;
  mailed_at: Date | null;
  reminded_at: Date | null;
  delivered_at: Date | null;
  replaced_at: Date | null;
  /** of the account with the address; null: nobody has chosen a language */
  locale: Locale | null;
}

const contractColumns = sql`c.contract, c.kind, c.provider, c.status, c.title, c.sender_name,
  c.recipient_name, c.recipient_country, c.document_hash, c.ended_because, c.expires_at,
  c.completed_at, c.sealed_at,
  (select no.name || ' (' || case no.side when 'sender' then c.sender_name
      else c.recipient_name end || ')' from contract_signatory as no
    where no.contract = c.contract and no.status = 'declined' limit 1) as declined_by`;

export async function findMailed(db: Db, signatory: string): Promise<MailedSignatory | undefined> {
  const { rows } = await sql<MailedSignatory>`
    select ${contractColumns}, s.signatory, s.side, s.status as step, s.name, s.email, s.mailed_at,
      s.reminded_at, s.delivered_at, s.replaced_at, a.locale
    from contract_signatory as s join contract as c on c.contract = s.contract
      left join account as a on a.email = s.email and a.deactivated_at is null
    where s.signatory = ${signatory}`.execute(db);
  return rows[0];
}

export interface MailedInitiator extends MailedContract {
  name: string;
  email: string;
  locale: Locale;
}

/** Whoever sent the contract, unless they sign it and get a mail as a signatory. */
export async function findInitiator(
  db: Db,
  contract: string,
): Promise<MailedInitiator | undefined> {
  const { rows } = await sql<MailedInitiator>`
    select ${contractColumns}, a.name, a.email, a.locale
    from contract as c join account as a on a.account = c.initiator_account
    where c.contract = ${contract} and a.deactivated_at is null
      and not exists (select from contract_signatory as s where s.contract = c.contract
        and s.email = a.email and s.replaced_at is null)`.execute(db);
  return rows[0];
}

/** Whoever has not chosen a language is written to in that of the company's country. */
export const localeOf = ({
  locale,
  recipient_country,
}: Pick<MailedSignatory, 'locale' | 'recipient_country'>): Locale =>
  locale ?? (recipient_country === 'SE' ? 'sv' : 'nb');
