import type {
  AgreementFormData,
  HiringBasisData,
} from '@torg/protocol/agreements/agreement-shapes';
import { openDraftStates } from '@torg/protocol/agreements/agreement-life';
import type { Country, OrganizationKind } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import {
  facts as assignmentFacts,
  type AssignmentFacts,
} from '../../assignments/assignments.queries.ts';
import {
  facts as profileFacts,
  factsFrom,
  type ProfileFacts,
} from '../../profiles/profiles.queries.ts';
import type { Actor } from '../../platform/actor.ts';
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

/** What came of hiring the same consultant for the same before. */
export interface Before {
  /** the open draft of the same client, consultant and assignment */
  open: string | null;
  /** the terms that both had accepted last time, where the contract came to nothing */
  unsigned: { form: AgreementFormData; basis: HiringBasisData | null } | null;
}

/** What the terms are filled from. */
export interface HireFacts {
  /** null: no client, or a company that is none */
  client: ClientRow | null;
  buyer: NamedPerson | null;
  /** of the consultant */
  title: string | null;
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

/** Rights as well: in the profile, whose company is the provider, and in the assignment. */
interface Found extends HireFacts, Before, ProfileFacts, Omit<AssignmentFacts, 'state'> {
  /** null: there is no such assignment */
  state: AssignmentFacts['state'] | null;
}

const person = sql`json_build_object('account', x.account, 'name', x.name, 'email', x.email,
  'image_file', x.image_file, 'phone', x.phone, 'title', x.title)`;

const first = (from: RawBuilder<unknown>) => sql`(select ${person} from ${from} limit 1)`;

interface Hire {
  /** the client where no assignment is named */
  own: string | null;
  profile: string;
  assignment: string | null;
}

/**
 * Who answers for the client: the contact of the assignment, then whoever hires, if a buyer, then an
 * editor of the assignment, then any buyer of the client.
 */
const buyerOf = (client: RawBuilder<unknown>, account: string) =>
  first(sql`account as x
    left join assignment_contact as c on c.account = x.account and c.assignment = a.assignment
    left join assignment_editor as e on e.account = x.account and e.assignment = a.assignment
    where x.organization = ${client} and x.role = 'consultant_buyer' and x.deactivated_at is null
      and x.verified
    order by c.position nulls last, x.account = ${account} desc, e.position nulls last,
      x.created_at, x.account`);

const clientOf = (client: RawBuilder<unknown>) => sql`(
  select json_build_object('organization', organization, 'name', name, 'kind', kind,
    'country', country, 'sales_admin', sales_admin)
  from organization where organization = ${client} and kind = 'client')`;

/** Of several company admins the one who was there first is named; the page lets one choose. */
const representative = first(sql`account as x where x.organization = o.organization
  and x.is_admin_in_company and x.verified and x.deactivated_at is null
  order by x.created_at, x.account`);

const assignment = sql`case when a.assignment is not null then json_build_object('title', a.title,
  'description', a.description, 'terms_and_conditions', a.terms_and_conditions,
  'start_date', a.start_date, 'percent', a.percent, 'roles', (
    select coalesce(json_agg(json_build_object('nb', c.name_nb, 'sv', c.name_sv)
      order by k.position), '[]')
    from assignment_competency as k join competency as c using (competency)
    where k.assignment = a.assignment and c.type = 'role')) end`;

const openStates = sql.join(openDraftStates.map((one) => sql.lit(one)));

type Parties = Record<'client' | 'provider' | 'profile' | 'hired_for', unknown>;

/** The columns of `Before`. */
function before({ client, provider, profile, hired_for }: Parties): RawBuilder<unknown> {
  const same = sql`d.client = ${client} and d.profile = ${profile} and d.hired_for = ${hired_for}
    and d.extends_agreement is null`;
  return sql`
    (select d.agreement_draft from agreement_draft as d
      where ${same} and d.status in (${openStates})) as open,
    (select json_build_object('form', d.agreement_form_data, 'basis', d.hiring_basis)
      from agreement_draft as d join contract as k on k.contract = d.contract
      where ${same} and d.provider = ${provider} and k.status in ('expired', 'recalled', 'declined')
      order by d.created_at desc limit 1) as unsigned`;
}

/** Everything about a hire in one statement. The client is that of the assignment, if one is named. */
export async function findHireFacts(
  db: Db,
  actor: Actor,
  { own, profile, assignment: named }: Hire,
): Promise<Found | undefined> {
  const client = sql`coalesce(a.organization, ${own}::uuid)`;
  const hired_for = sql`coalesce(a.assignment, ${own}::uuid)`;
  const same = { client, provider: sql`x.organization`, profile: sql`p.profile`, hired_for };
  const { rows } = await sql<Found>`${prepared}
    select ${profileFacts(actor.account)}, ${assignmentFacts(actor)}, x.title,
      o.name as provider_name, ${clientOf(client)} as client,
      ${buyerOf(client, actor.account)} as buyer, ${representative} as representative,
      ${assignment} as assignment, ${before(same)}
    from ${factsFrom} left join assignment as a on a.assignment = ${named}::uuid
    where p.profile = ${profile}`.execute(db);
  return rows[0];
}

export async function findBefore(
  db: Db,
  of: { client: string; provider: string | null; profile: string; hired_for: string },
): Promise<Before> {
  const { rows } = await sql<Before>`${prepared} select ${before(of)}`.execute(db);
  return rows[0] ?? { open: null, unsigned: null };
}
