import type {
  AgreementFormData,
  HiringBasisData,
} from '@torg/protocol/agreements/agreement-shapes';
import type { RatePeriod } from '@torg/protocol/agreements/scope';
import type { Country } from '@torg/protocol/terms';
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { signersOf } from '../../contracts/contracts.queries.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { AgreementFacts } from '../agreements.policy.ts';
import type { AgreementTable } from '../agreements.tables.ts';

/** An agreement with its rates, and the names of those that it is about. */
export interface AgreementRow extends Selectable<AgreementTable>, AgreementFacts {
  client_name: string;
  client_country: Country;
  provider_name: string | null;
  consultant_name: string;
  consultant_email: string;
  consultant_image_file: string | null;
  consultant_organization: string | null;
  assignment_title: string | null;
  ended_by_name: string | null;
  agreement_form_data: AgreementFormData;
  hiring_basis: HiringBasisData | null;
  rates: RatePeriod[];
  extended_by: string | null;
  extension_draft: string | null;
}

/** The rates of agreement `g`, oldest first. */
export const ratesOfAgreement: RawBuilder<unknown> = sql`(
  select coalesce(json_agg(json_build_object('start_date', rate.start_date,
    'end_date', rate.end_date, 'hourly_rate', rate.hourly_rate) order by rate.start_date), '[]')
  from agreement_rate as rate where rate.agreement = g.agreement)`;

export async function findAgreement(db: Db, agreement: string): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`${prepared}
    select g.*, client.name as client_name, client.country as client_country,
      client.country = 'NO' as needs_basis, provider.name as provider_name,
      x.name as consultant_name, x.email as consultant_email,
      x.image_file as consultant_image_file, x.organization as consultant_organization,
      a.title as assignment_title, d.agreement_form_data, d.hiring_basis,
      (select name from account where account = g.ended_by) as ended_by_name,
      ${ratesOfAgreement} as rates, ${signersOf('g.contract')} as contract_signers, next.agreement as extended_by,
      next.agreement is not null as is_extended,
      (select o.agreement_draft from agreement_draft as o
        where o.extends_agreement = g.agreement
          and o.status in ('editing', 'sent', 'changes_proposed')) as extension_draft
    from agreement as g
    join agreement_draft as d on d.agreement_draft = g.agreement_draft
    join organization as client on client.organization = g.client
    left join organization as provider on provider.organization = g.provider
    join account as x on x.account = g.profile
    left join assignment as a on a.assignment = g.assignment
    left join agreement as next on next.extends_agreement = g.agreement
    where g.agreement = ${agreement}`.execute(db);
  return rows[0];
}

/** Locks it before reading. */
export async function lockAgreement(tx: Tx, agreement: string): Promise<AgreementRow | undefined> {
  await sql`select from agreement where agreement = ${agreement} for no key update`.execute(tx);
  return findAgreement(tx, agreement);
}

/** Returns undefined if the contract has its agreement already. */
export async function insertAgreement(
  tx: Tx,
  agreement: Insertable<AgreementTable>,
): Promise<string | undefined> {
  const made = await tx
    .insertInto('agreement')
    .values(agreement)
    .onConflict((conflict) => conflict.column('contract').doNothing())
    .returning('agreement')
    .executeTakeFirst();
  return made?.agreement;
}

/** The database refuses rates with a gap, an overlap, or another scope than the agreement's. */
export async function insertRates(
  tx: Tx,
  agreement: string,
  rates: readonly RatePeriod[],
): Promise<void> {
  const scope_start = rates[0]?.start_date ?? '';
  const scope_end = rates.at(-1)?.end_date ?? '';
  const rows = rates.map((rate, at) => ({
    ...{ agreement, scope_start, scope_end, ...rate },
    follows: rates[at - 1]?.end_date ?? null,
  }));
  await tx.insertInto('agreement_rate').values(rows).execute();
}

export async function updateAgreement(
  tx: Tx,
  agreement: string,
  columns: Updateable<AgreementTable> & { updated_at: Date },
): Promise<void> {
  await tx.updateTable('agreement').set(columns).where('agreement', '=', agreement).execute();
}

/** The last day on which any agreement binds the consultant. */
export async function findLastBoundDay(db: Db, profile: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(coalesce(ended_on, end_date)) as day from agreement
    where profile = ${profile}`.execute(db);
  return rows[0]?.day ?? null;
}
