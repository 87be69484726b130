import type {
  AgreementFormData,
  HiringBasisData,
} from '@torg/protocol/agreements/agreement-shapes';
import { openDraftStates } from '@torg/protocol/agreements/agreement-life';
import type { Country, OrganizationKind } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
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

/** What rights to hire depend on, and what the terms are filled from. */
export interface HireFacts {
  /** null: no client, or a company that is none */
  client: ClientRow | null;
  buyer: NamedPerson | null;
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

const person = sql`json_build_object('account', x.account, 'name', x.name, 'email', x.email,
  'image_file', x.image_file, 'phone', x.phone, 'title', x.title)`;

const first = (from: RawBuilder<unknown>) => sql`(select ${person} from ${from} limit 1)`;

interface Hire {
  client: string | null;
  profile: string;
  assignment: string | null;
  /** who hires */
  account: string;
}

/**
 * Who answers for the client: the contact of the assignment, then whoever hires, if a buyer, then an
 * editor of the assignment, then any buyer of the client.
 */
const buyerOf = ({ client, assignment, account }: Hire) =>
  first(sql`account as x
    left join assignment_contact as c on c.account = x.account and c.assignment = ${assignment}
    left join assignment_editor as e on e.account = x.account and e.assignment = ${assignment}
    where x.organization = ${client} and x.role = 'consultant_buyer' and x.deactivated_at is null
      and x.verified
    order by c.position nulls last, x.account = ${account} desc, e.position nulls last,
      x.created_at, x.account`);

const clientOf = ({ client }: Hire) => sql`(
  select json_build_object('organization', organization, 'name', name, 'kind', kind,
    'country', country, 'sales_admin', sales_admin)
  from organization where organization = ${client} and kind = 'client')`;

/** Of several company admins the one who was there first is named; the page lets one choose. */
export async function findHireFacts(db: Db, hire: Hire): Promise<HireFacts | undefined> {
  const { profile, assignment } = hire;
  const { rows } = await sql<HireFacts>`${prepared}
    select ${clientOf(hire)} as client, ${buyerOf(hire)} as buyer,
      ${first(sql`account as x where x.account = own.account`)} as consultant,
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

interface Before {
  /** the open draft of the same client, consultant and assignment */
  open: string | null;
  /** the terms that both had accepted last time, where the contract came to nothing */
  unsigned: { form: AgreementFormData; basis: HiringBasisData | null } | null;
}

export async function findBefore(
  db: Db,
  of: { client: string; provider: string | null; profile: string; hired_for: string },
): Promise<Before> {
  const { client, provider, profile, hired_for } = of;
  const same = sql`d.client = ${client} and d.profile = ${profile} and d.hired_for = ${hired_for}
    and d.extends_agreement is null`;
  const { rows } = await sql<Before>`${prepared}
    select (select d.agreement_draft from agreement_draft as d
        where ${same} and d.status in (${sql.join(openDraftStates.map((one) => sql.lit(one)))})
      ) as open,
      (select json_build_object('form', d.agreement_form_data, 'basis', d.hiring_basis)
        from agreement_draft as d join contract as k on k.contract = d.contract
        where ${same} and d.provider = ${provider} and k.status in ('expired', 'recalled', 'declined')
        order by d.created_at desc limit 1) as unsigned`.execute(db);
  return rows[0] ?? { open: null, unsigned: null };
}
