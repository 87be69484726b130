import type { AgreementTab, DraftState } from '@torg/protocol/agreements/agreement-life';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type { Currency } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { signersOf, statusColumnAt } from '../../contracts/contracts.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { DraftFacts } from '../agreements.policy.ts';

/** A row of /agreements: a draft, and the contract and the agreement that it has led to. */
export interface AgreementListRow extends DraftFacts {
  agreement_draft: string;
  contract: string | null;
  agreement: string | null;
  status: DraftState;
  contract_status: ContractStatus | null;
  client_name: string;
  provider_name: string | null;
  consultant_name: string;
  consultant_email: string;
  consultant_image_file: string | null;
  consultant_organization: string | null;
  role: string;
  start_date: string | null;
  end_date: string | null;
  ended_on: string | null;
  hourly_rate: number | null;
  currency: Currency;
  /** the reader has not signed yet */
  awaits_signature: boolean;
  /** the reader's side was asked how it goes on, and has not answered */
  awaits_wish: boolean;
  moment: Date;
}

type Reader = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** The rule of `mayReadDraft`, for drafts `d`; a test compares the two. */
export function isReadable({ account, role, isAdminInCompany, organization }: Reader) {
  if (role === 'admin') return sql<boolean>`true`;
  if (role === 'consultant_buyer') return sql<boolean>`d.client = ${organization}`;
  const isOwn = sql<boolean>`d.profile = ${account}`;
  const isAny = isAdminInCompany ? sql`(${isOwn} or d.provider = ${organization})` : isOwn;
  return sql<boolean>`(d.rounds > 0 and ${isAny})`;
}

const joins = sql`left join contract as k on k.contract = d.contract
  left join agreement as g on g.agreement_draft = d.agreement_draft`;

interface Day {
  today: string;
  now: Date;
}

/** The same as `isOverOn` of the policy. */
const isOver = (today: string) =>
  sql`(coalesce(g.ended_on, g.end_date) < greatest(${today}::date, g.start_date))`;

const tabOf = ({ today, now }: Day): RawBuilder<AgreementTab> => sql<AgreementTab>`case
  when g.agreement is not null then case when ${isOver(today)} then 'ended' else 'current' end
  when ${statusColumnAt(now, 'k')} in ('in_progress', 'completed') then 'to_sign'
  when d.status in ('editing', 'sent', 'changes_proposed') then 'drafts'
  else 'ended' end`;

interface Question extends Day {
  reader: Reader;
}

/** How many rows the reader has in each tab. */
export async function countAgreements(db: Db, { reader, ...day }: Question) {
  const { rows } = await sql<{ tab: AgreementTab; count: number }>`
    select ${tabOf(day)} as tab, count(*) as count
    from agreement_draft as d ${joins} where ${isReadable(reader)} group by 1`.execute(db);
  const of = (tab: AgreementTab) => rows.find((row) => row.tab === tab)?.count ?? 0;
  return {
    drafts: of('drafts'),
    to_sign: of('to_sign'),
    current: of('current'),
    ended: of('ended'),
  };
}

/** The form that the reader sees: what was sent last, or for the client what is edited. */
const formOf = ({ role }: Reader) =>
  role === 'consultant'
    ? sql`(coalesce(r.agreement_form_data, d.agreement_form_data) -> 'assignment')`
    : sql`(d.agreement_form_data -> 'assignment')`;

/** What is being extended is not asked about. */
const awaitsWish = ({ reader, today }: Question) => {
  const own = reader.role === 'consultant' ? sql`g.provider_wish` : sql`g.client_wish`;
  return sql<boolean>`g.asked_at is not null and ${own} is null and g.ended_on is null
    and not ${isOver(today)} and not exists (select from agreement_draft as next
      where next.extends_agreement = g.agreement
        and next.status not in ('declined', 'withdrawn'))`;
};

/** The rate of today in øre, the first one before the start. */
const rateOf = (today: string) => sql`(select rate.hourly_rate from agreement_rate as rate
  where rate.agreement = g.agreement and rate.start_date <= greatest(${today}::date, g.start_date)
  order by rate.start_date desc limit 1)`;

const columns = ({ reader, today, now }: Question) => sql`
  d.agreement_draft, d.status, d.client, d.provider, d.profile, d.rounds, d.consented_round,
  k.contract, ${statusColumnAt(now, 'k')} as contract_status,
  ${signersOf('d.contract')} as contract_signers, g.agreement, client.country = 'NO' as needs_basis,
  client.name as client_name, provider.name as provider_name, x.name as consultant_name,
  x.email as consultant_email, x.image_file as consultant_image_file,
  x.organization as consultant_organization, ${formOf(reader)} ->> 'role' as role,
  (${formOf(reader)} #>> '{scope,startDate}')::date as start_date,
  (${formOf(reader)} #>> '{scope,endDate}')::date as end_date, g.ended_on,
  coalesce(${rateOf(today)} / 100.0,
    (${formOf(reader)} #>> '{paymentTerms,hourlyRate}')::numeric)::float8 as hourly_rate,
  ${formOf(reader)} #>> '{paymentTerms,currency}' as currency,
  ${statusColumnAt(now, 'k')} = 'in_progress' and exists (select from contract_signatory as s
    where s.contract = k.contract and s.account = ${reader.account} and s.replaced_at is null
      and s.status in ('unopened', 'viewed')) is true as awaits_signature,
  (${awaitsWish({ reader, today, now })}) is true as awaits_wish,
  page.moment`;

/** One page of a tab, what was changed last on top. */
export async function findAgreements(
  db: Db,
  question: Question & { tab: AgreementTab; limit: number; offset: number },
): Promise<AgreementListRow[]> {
  const { reader, tab, limit, offset } = question;
  const { rows } = await sql<AgreementListRow>`
    with page as (
      select d.agreement_draft,
        -- The contract of an agreement is sealed afterwards, which is no news.
        coalesce(g.updated_at, greatest(d.updated_at, k.updated_at)) as moment
      from agreement_draft as d ${joins}
      where ${isReadable(reader)} and ${tabOf(question)} = ${tab}
      order by moment desc, d.agreement_draft limit ${limit} offset ${offset}
    )
    select ${columns(question)}
    from page join agreement_draft as d using (agreement_draft) ${joins}
    join organization as client on client.organization = d.client
    left join organization as provider on provider.organization = d.provider
    join account as x on x.account = d.profile
    left join agreement_round as r on r.agreement_draft = d.agreement_draft and r.round = d.rounds
    order by page.moment desc, d.agreement_draft`.execute(db);
  return rows;
}
