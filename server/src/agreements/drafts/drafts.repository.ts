import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import type { AgreementSide } from '@torg/protocol/agreements/agreement-terms';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type { Country } from '@torg/protocol/terms';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { signersOf } from '../../contracts/contracts.queries.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { DraftFacts } from '../agreements.policy.ts';
import type { AgreementDraftTable, AgreementRoundTable } from '../agreements.tables.ts';

/** A draft with the names of those that it is about. */
export interface DraftRow extends Selectable<AgreementDraftTable>, DraftFacts {
  client_name: string;
  client_country: Country;
  provider_name: string | null;
  consultant_name: string;
  consultant_email: string;
  consultant_image_file: string | null;
  /** where the consultant is now */
  consultant_organization: string | null;
  assignment_title: string | null;
  contract_status: ContractStatus | null;
  contract_expires_at: Date | null;
  contract_ended_because: string | null;
  agreement: string | null;
  representative_profile: string | null;
  /** what was sent last; null: nothing yet */
  sent_form: AgreementFormData | null;
  sent_side: AgreementSide | null;
  /** the accounts that take part in its thread */
  thread_people: string[];
}

/** The rows of drafts `d`; the list of admins and the page read the same. */
export const draftColumns: RawBuilder<unknown> = sql`d.*, client.name as client_name,
  client.country as client_country, provider.name as provider_name,
  x.name as consultant_name, x.email as consultant_email, x.image_file as consultant_image_file,
  x.organization as consultant_organization, a.title as assignment_title,
  client.country = 'NO' as needs_basis,
  k.status as contract_status, k.expires_at as contract_expires_at,
  k.ended_because as contract_ended_because, ${signersOf('d.contract')} as contract_signers, g.agreement,
  rp.profile as representative_profile, r.agreement_form_data as sent_form,
  r.side as sent_side,
  array(select account from thread_participant as p where p.thread = d.thread) as thread_people`;

export const draftJoins: RawBuilder<unknown> = sql`
  join organization as client on client.organization = d.client
  left join organization as provider on provider.organization = d.provider
  join account as x on x.account = d.profile
  left join assignment as a on a.assignment = d.assignment
  left join contract as k on k.contract = d.contract
  left join agreement as g on g.agreement_draft = d.agreement_draft
  left join profile as rp on rp.profile = d.representative
  left join agreement_round as r on r.agreement_draft = d.agreement_draft and r.round = d.rounds`;

export async function findDrafts(db: Db, drafts: readonly string[]): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`${prepared}
    select ${draftColumns} from agreement_draft as d ${draftJoins}
    where d.agreement_draft = any(${idsOfAnyNumber(drafts)}) order by d.agreement_draft`.execute(
    db,
  );
  return rows;
}

export const findDraft = async (db: Db, draft: string): Promise<DraftRow | undefined> =>
  (await findDrafts(db, [draft]))[0];

/** Locks them before reading, so that the last round is that of the locked row. */
export async function lockDrafts(tx: Tx, drafts: readonly string[]): Promise<DraftRow[]> {
  await sql`select from agreement_draft where agreement_draft = any(${drafts}::uuid[])
    order by agreement_draft for no key update`.execute(tx);
  return findDrafts(tx, drafts);
}

export const lockDraft = async (tx: Tx, draft: string): Promise<DraftRow | undefined> =>
  (await lockDrafts(tx, [draft]))[0];

/** Returns undefined when the same one is open already; it waits for a draft that is being made. */
export async function insertDraft(
  tx: Tx,
  draft: Insertable<AgreementDraftTable>,
): Promise<string | undefined> {
  const columns = Object.entries(draft).filter(([, value]) => value !== undefined);
  const { rows } = await sql<{ agreement_draft: string }>`${prepared}
    insert into agreement_draft (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))})
    on conflict do nothing returning agreement_draft`.execute(tx);
  return rows[0]?.agreement_draft;
}

export async function updateDraft(
  tx: Tx,
  draft: string,
  columns: Updateable<AgreementDraftTable> & { updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('agreement_draft')
    .set(columns)
    .where('agreement_draft', '=', draft)
    .execute();
}

export type RoundRow = Selectable<AgreementRoundTable>;

export async function findRounds(db: Db, draft: string): Promise<RoundRow[]> {
  return db
    .selectFrom('agreement_round')
    .selectAll()
    .where('agreement_draft', '=', draft)
    .orderBy('round')
    .execute();
}

export async function insertRound(tx: Tx, round: Insertable<AgreementRoundTable>): Promise<void> {
  await tx.insertInto('agreement_round').values(round).execute();
}

/** The account of the company's representative whom the terms name; null: nobody of the company. */
export async function findRepresentative(
  db: Db,
  provider: string | null,
  { consultantCompany }: AgreementFormData,
): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('account')
    .where('email', '=', consultantCompany.representative.email.toLowerCase())
    .where('organization', '=', provider)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row?.account ?? null;
}
