import type { FileRef } from '@torg/protocol/shapes';
import { sql, type RawBuilder } from 'kysely';
import type { Requirement } from '@torg/protocol/assignments/assignment-shapes';
import type { Competency } from '@torg/protocol/competencies/competencies';
import type { Country, Discipline } from '@torg/protocol/terms';
import type { Actor } from '../platform/actor.ts';
import { idsOfAnyNumber, prepared } from '../platform/database/prepared.ts';
import { pipelined } from '../platform/database/pipelined.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { AssignmentListRow, InterestRow, ThreadRow } from './lists/assignment-list-row.ts';
import type { AssignmentFacts } from './assignments.policy.ts';
import { wireMoment } from '../platform/database/wire-moment.ts';
import {
  competencyObject,
  interestObject,
  isSeenInterest,
  personObject,
  threadObject,
  type Viewer,
} from './wire-objects.ts';

export interface PersonRow {
  uuid: string;
  name: string;
  title: string | null;
  phone: string | null;
  email: string;
  image_file: string | null;
}

export interface InvitedRow {
  account: string;
  name: string;
  title: string | null;
  image_file: string | null;
  company_name: string | null;
}

type SharedColumns = Omit<
  AssignmentListRow,
  'company_name' | 'logo_file' | 'company_uuid' | 'company_country' | 'editors' | 'threads'
>;

export interface AssignmentRow extends SharedColumns, AssignmentFacts {
  discipline: Discipline | null;
  requirements: Requirement[];
  terms_and_conditions: string | null;
  answer_by: string | null;
  revision: number;
  /** the need of its own, if somebody has asked for one */
  opportunity: string | null;
  updated_at: string;
  updated_by_name: string | null;
  company: {
    uuid: string;
    name: string;
    logo_file: string | null;
    country: Country;
    sales_admin: PersonRow | null;
  };
  roles: Competency[];
  skills: Competency[];
  editors: PersonRow[];
  contacts: PersonRow[];
  attachments: FileRef[];
  threads: ThreadRow[];
  interested: InterestRow[];
  /** number of invited consultants */
  invited: number;
}

type FactsActor = Pick<Actor, 'account' | 'role'>;

const factsOfConsultant = (account: string) => sql`false as is_editor,
  exists (select from assignment_invited as n
    where n.assignment = a.assignment and n.account = ${account}) as is_invited,
  exists (select from assignment_interest as i
    where i.assignment = a.assignment and i.account = ${account}) as is_interested,
  exists (select from assignment_interest as i
    where i.assignment = a.assignment and i.sent_by = ${account}) as has_sent_interest`;

const factsOfOthers = (account: string) => sql`
  exists (select from assignment_editor as e
    where e.assignment = a.assignment and e.account = ${account}) as is_editor,
  false as is_invited, false as is_interested, false as has_sent_interest`;

/**
 * The columns of an `AssignmentFacts`, for assignment `a` and the actor. Only what the role can be
 * is looked up: consultants edit nothing, and nobody else is invited or interested.
 */
export const facts = ({ account, role }: FactsActor): RawBuilder<unknown> =>
  sql`a.state, a.assignment_type,
    ${role === 'consultant' ? factsOfConsultant(account) : factsOfOthers(account)}`;

const list = (object: RawBuilder<unknown>, order: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(${object} order by ${order}), '[]') from ${from})`;

const people = (table: 'assignment_editor' | 'assignment_contact') =>
  list(
    personObject,
    sql`p.position, x.account`,
    sql`${sql.table(table)} as p join account as x using (account)
      where p.assignment = a.assignment`,
  );

const competencies = (type: 'role' | 'skill', viewer: Viewer) =>
  list(
    competencyObject(viewer.locale),
    sql`k.position`,
    sql`assignment_competency as k join competency as c using (competency)
      where k.assignment = a.assignment and c.type = ${sql.lit(type)}`,
  );

const attachments = list(
  sql`json_build_object('file_id', f.file, 'file_name', f.file_name,
    'media_type', f.media_type, 'size', f.size, 'virus_check', f.virus_check)`,
  sql`kept.created_at, f.file`,
  sql`assignment_attachment as kept join file as f using (file)
    where kept.assignment = a.assignment`,
);

const relations = (viewer: Viewer) => sql`
  ${competencies('role', viewer)} as roles,
  ${competencies('skill', viewer)} as skills,
  ${people('assignment_editor')} as editors,
  ${people('assignment_contact')} as contacts,
  ${attachments} as attachments,
  (select count(*)::int from assignment_invited as n where n.assignment = a.assignment) as invited,
  ${list(
    threadObject(viewer),
    sql`t.created_at`,
    sql`thread as t join thread_participant as mine
      on mine.thread = t.thread and mine.account = ${viewer.account}
      where t.assignment = a.assignment`,
  )} as threads,
  ${list(
    interestObject,
    sql`i.created_at, x.account`,
    sql`assignment_interest as i join account as x using (account)
      where i.assignment = a.assignment and ${isSeenInterest(viewer)}`,
  )} as interested`;

const columns = sql`a.assignment as uuid, a.title, a.description, a.discipline, a.requirements,
  a.duration, a.terms_and_conditions, ${wireMoment(sql`a.created_at`)} as created_at,
  a.abidance_deadline, a.percent, ${wireMoment(sql`a.public_date`)} as public_date,
  a.start_date, a.place_description, a.allow_remote_work, a.deadline_kind, a.deadline_date,
  a.answer_by, a.admin_deadline, a.external_url, a.revision,
  (select n.opportunity from opportunity as n where n.own_of = a.assignment) as opportunity,
  ${wireMoment(sql`a.updated_at`)} as updated_at,
  (select name from account where account = a.updated_by) as updated_by_name,
  case when r.region is not null then
    json_build_object('uuid', r.region, 'name', r.name, 'country', r.country) end as region,
  json_build_object('uuid', o.organization, 'name', o.name, 'logo_file', o.logo_file,
    'country', o.country, 'sales_admin',
    (select ${personObject} from account as x where x.account = o.sales_admin)) as company`;

/** One assignment with all its relations, in one statement. */
export async function findAssignment(
  db: Db,
  assignment: string,
  viewer: Viewer,
): Promise<AssignmentRow | undefined> {
  const { rows } = await sql<AssignmentRow>`${prepared}
    select ${columns}, ${facts(viewer)}, ${relations(viewer)}
    from assignment as a
    join organization as o on o.organization = a.organization
    left join region as r on r.region = a.region
    where a.assignment = ${assignment}`.execute(db);
  return rows[0];
}

export type FoundFacts = AssignmentFacts & { assignment: string; organization: string };

/** What rights in the assignment depend on. */
export async function findFacts(
  db: Db,
  assignment: string,
  actor: FactsActor,
): Promise<FoundFacts | undefined> {
  const { rows } = await sql<FoundFacts>`${prepared}
    select a.assignment, a.organization, ${facts(actor)}
    from assignment as a where a.assignment = ${assignment}`.execute(db);
  return rows[0];
}

export type LockedFacts = FoundFacts & { revision: number; title: string };

/**
 * The same for many, locked until the transaction ends. The lock does not block rows that only
 * refer to one, such as views. One fixed order prevents deadlocks between calls that lock many.
 */
export async function lockAllFacts(
  tx: Tx,
  assignments: readonly string[],
  actor: FactsActor,
): Promise<LockedFacts[]> {
  const { rows } = await sql<LockedFacts>`${prepared}
    select a.assignment, a.organization, a.revision, a.title, ${facts(actor)}
    from assignment as a where a.assignment = any(${idsOfAnyNumber(assignments)})
    order by a.assignment for no key update of a`.execute(tx);
  return rows;
}

export const lockFacts = async (
  tx: Tx,
  assignment: string,
  actor: FactsActor,
): Promise<LockedFacts | undefined> => (await lockAllFacts(tx, [assignment], actor))[0];

/** Locks the assignment until the transaction ends; the lock can be shared. */
export async function lockAssignment(tx: Tx, assignment: string): Promise<void> {
  await sql`${prepared}${pipelined}
    select from assignment where assignment = ${assignment} for share`.execute(tx);
}

export async function findInvited(db: Db, assignment: string): Promise<InvitedRow[]> {
  return db
    .selectFrom('assignment_invited as n')
    .innerJoin('account as x', 'x.account', 'n.account')
    .leftJoin('organization as o', 'o.organization', 'x.organization')
    .select(['x.account', 'x.name', 'x.title', 'x.image_file', 'o.name as company_name'])
    .where('n.assignment', '=', assignment)
    .orderBy('n.position')
    .orderBy('x.account')
    .execute();
}

export async function findEditors(db: Db, assignment: string): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment_editor')
    .select('account')
    .where('assignment', '=', assignment)
    .execute();
  return rows.map(({ account }) => account);
}
