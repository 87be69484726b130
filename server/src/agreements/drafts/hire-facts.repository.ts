import type {
  AgreementFormData,
  HiringBasisData,
} from '@torg/protocol/agreements/agreement-shapes';
import { openDraftStates } from '@torg/protocol/agreements/agreement-life';
import type { Country, OrganizationKind } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** A person as the terms name them. */
export interface NamedPerson {
  account: string;
  name: string;
  email: string;
  image_file: string | null;
  phone: string | null;
  title: string | null;
}

export interface ClientRow {
  organization: string;
  name: string;
  kind: OrganizationKind;
  country: Country;
  sales_admin: string | null;
}

export async function findClient(db: Db, organization: string): Promise<ClientRow | undefined> {
  return db
    .selectFrom('organization')
    .select(['organization', 'name', 'kind', 'country', 'sales_admin'])
    .where('organization', '=', organization)
    .where('kind', '=', 'client')
    .executeTakeFirst();
}

const person = sql`json_build_object('account', x.account, 'name', x.name, 'email', x.email,
  'image_file', x.image_file, 'phone', x.phone, 'title', x.title)`;

const first = (from: RawBuilder<unknown>) => sql`(select ${person} from ${from} limit 1)`;

/**
 * Who answers for the client: the contact of the assignment, then whoever hires, if a buyer, then an
 * editor of the assignment, then any buyer of the client.
 */
export async function findBuyer(
  db: Db,
  { client, assignment, account }: { client: string; assignment: string | null; account: string },
): Promise<NamedPerson | undefined> {
  const { rows } = await sql<NamedPerson>`
    select x.account, x.name, x.email, x.image_file, x.phone, x.title
    from account as x
    left join assignment_contact as c on c.account = x.account and c.assignment = ${assignment}
    left join assignment_editor as e on e.account = x.account and e.assignment = ${assignment}
    where x.organization = ${client} and x.role = 'consultant_buyer' and x.deactivated_at is null
      and x.verified
    order by c.position nulls last, x.account = ${account} desc, e.position nulls last,
      x.created_at, x.account
    limit 1`.execute(db);
  return rows[0];
}

/** What the terms are filled from, besides the client. */
export interface HireFacts {
  consultant: NamedPerson;
  provider: string | null;
  provider_name: string | null;
  representative: NamedPerson | null;
  assignment: {
    title: string;
    description: string;
    terms_and_conditions: string | null;
    start_date: string | null;
    percent: number | null;
    roles: { nb: string; sv: string }[];
  } | null;
}

/** Of several company admins the one who was there first is named; the page lets one choose. */
export async function findHireFacts(
  db: Db,
  { profile, assignment }: { profile: string; assignment: string | null },
): Promise<HireFacts | undefined> {
  const { rows } = await sql<HireFacts>`
    select ${first(sql`account as x where x.account = own.account`)} as consultant,
      own.organization as provider, o.name as provider_name,
      ${first(sql`account as x where x.organization = own.organization and x.is_admin_in_company
        and x.verified and x.deactivated_at is null order by x.created_at, x.account`)}
        as representative,
      (select json_build_object('title', a.title, 'description', a.description,
        'terms_and_conditions', a.terms_and_conditions, 'start_date', a.start_date,
        'percent', a.percent, 'roles', (select coalesce(json_agg(json_build_object(
          'nb', c.name_nb, 'sv', c.name_sv) order by k.position), '[]')
          from assignment_competency as k join competency as c using (competency)
          where k.assignment = a.assignment and c.type = 'role'))
        from assignment as a where a.assignment = ${assignment}::uuid) as assignment
    from account as own left join organization as o on o.organization = own.organization
    where own.account = ${profile}`.execute(db);
  return rows[0];
}

/** The open draft of the same client, consultant and assignment. */
export async function findOpenDraft(
  db: Db,
  { client, profile, hired_for }: { client: string; profile: string; hired_for: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('agreement_draft')
    .select('agreement_draft')
    .where('client', '=', client)
    .where('profile', '=', profile)
    .where('hired_for', '=', hired_for)
    .where('extends_agreement', 'is', null)
    .where('status', 'in', openDraftStates)
    .executeTakeFirst();
  return row?.agreement_draft;
}

/** The terms that both had accepted last time, where the contract came to nothing. */
export async function findUnsignedTerms(
  db: Db,
  {
    client,
    provider,
    profile,
    hired_for,
  }: { client: string; provider: string | null; profile: string; hired_for: string },
): Promise<{ form: AgreementFormData; basis: HiringBasisData | null } | undefined> {
  const { rows } = await sql<{ form: AgreementFormData; basis: HiringBasisData | null }>`
    select d.agreement_form_data as form, d.hiring_basis as basis
    from agreement_draft as d join contract as k on k.contract = d.contract
    where d.client = ${client} and d.profile = ${profile} and d.hired_for = ${hired_for}
      and d.provider = ${provider} and d.extends_agreement is null and k.status in ('expired', 'recalled', 'declined')
    order by d.created_at desc limit 1`.execute(db);
  return rows[0];
}
