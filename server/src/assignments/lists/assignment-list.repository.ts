import { sql, type RawBuilder } from 'kysely';
import type { AdminSortField, SortDirection } from '@torg/protocol/terms';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { AssignmentListRow } from './assignment-list-row.ts';
import { facts } from '../assignments.repository.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import {
  competencyObject,
  interestObject,
  isSeenInterest,
  threadObject,
  type Viewer,
} from '../wire-objects.ts';

interface ListQuestion {
  viewer: Viewer;
  /** of assignment `a`; all must hold */
  conditions: readonly RawBuilder<boolean>[];
  sort: { field: AdminSortField; direction: SortDirection };
  /** sorts by the newest message of all threads, or of the viewer's own */
  messagesOf: 'everybody' | 'viewer';
  withEditors: boolean;
  limit: number;
  offset: number;
  /** a frequent list, whose statement differs in values only */
  isCommon: boolean;
}

const sortKeys: Record<AdminSortField, RawBuilder<unknown>> = {
  created_at_and_public_date: sql`a.listed_at`,
  deadline_date: sql`a.deadline_date`,
  admin_deadline: sql`a.admin_deadline`,
  newest_message: sql`latest.newest`,
};

/** When the newest message about each assignment was sent; joined only for sorting by it. */
function newestMessages({ sort, messagesOf, viewer }: ListQuestion): RawBuilder<unknown> {
  if (sort.field !== 'newest_message') return sql``;
  const own = sql`join thread_participant as mine
    on mine.thread = t.thread and mine.account = ${viewer.account}`;
  return sql`left join (
    select t.assignment, max(t.last_message_at) as newest
    from thread as t ${messagesOf === 'viewer' ? own : sql``}
    where t.assignment is not null group by t.assignment
  ) as latest on latest.assignment = a.assignment`;
}

/** What matches: the ids of the page in their order, and the total. */
function chosen(question: ListQuestion): RawBuilder<unknown> {
  const { conditions, sort, limit, offset } = question;
  const order = sql`sort_key ${sql.raw(sort.direction)} nulls last, assignment`;
  return sql`matching as not materialized (
      select a.assignment, ${sortKeys[sort.field]} as sort_key
      from assignment as a ${newestMessages(question)}
      where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    ), page as materialized (
      select assignment, row_number() over (order by ${order}) as place
      from matching order by ${order} limit ${sql.lit(limit)} offset ${offset}
    ), counted as (
      select count(*) as total from matching
    )`;
}

/** The relations of the page's assignments, each kind in one query. */
function relations(question: ListQuestion): RawBuilder<unknown> {
  const { viewer, withEditors } = question;
  const competency = competencyObject(viewer.locale);
  const editors = sql`, editors as (
      select e.assignment, json_agg(json_build_object('account', x.account, 'name', x.name)
        order by e.position, x.account) as list
      from page join assignment_editor as e using (assignment) join account as x using (account)
      group by e.assignment
    )`;
  return sql`competencies as (
      select k.assignment,
        json_agg(${competency} order by k.position) filter (where c.type = 'role') as roles,
        json_agg(${competency} order by k.position) filter (where c.type = 'skill') as skills
      from page join assignment_competency as k using (assignment)
      join competency as c using (competency) group by k.assignment
    ), threads as (
      select t.assignment, json_agg(${threadObject(viewer)} order by t.created_at) as list
      from page join thread as t using (assignment)
      join thread_participant as mine
        on mine.thread = t.thread and mine.account = ${viewer.account}
      group by t.assignment
    ), interested as (
      select i.assignment, json_agg(${interestObject} order by i.created_at, x.account) as list
      from page join assignment_interest as i using (assignment)
      join account as x using (account)
      where ${isSeenInterest(viewer)} group by i.assignment
    ) ${withEditors ? editors : sql``}`;
}

const columns = sql`a.assignment as uuid, a.title, a.description, a.discipline, o.name as company_name,
  o.logo_file, o.organization as company_uuid, o.country as company_country,
  ${wireMoment(sql`a.created_at`)} as created_at, a.start_date, a.deadline_kind,
  a.deadline_date, a.duration, a.percent,
  ${wireMoment(sql`a.public_date`)} as public_date, a.place_description, a.allow_remote_work,
  competencies.roles, competencies.skills, threads.list as threads,
  interested.list as interested, case when r.region is not null then
    json_build_object('uuid', r.region, 'name', r.name, 'country', r.country) end as region`;

/**
 * A page of assignments with everything that a list shows, and the total, in one statement: it
 * selects the ids first, then their relations, each kind once.
 */
export async function findAssignmentList(
  db: Db,
  question: ListQuestion,
): Promise<{ assignments: AssignmentListRow[]; total: number }> {
  const forAdmins = sql`, a.admin_deadline, a.abidance_deadline, a.external_url,
    editors.list as editors`;
  const plan = question.isCommon ? prepared : sql``;
  const { rows } = await sql<AssignmentListRow & { total: number }>`${plan}
    with ${chosen(question)}, ${relations(question)}
    select counted.total, ${columns}, ${facts(question.viewer)} ${question.withEditors ? forAdmins : sql``}
    from counted left join page on true
    left join assignment as a using (assignment)
    left join organization as o using (organization)
    left join region as r using (region)
    left join competencies using (assignment)
    left join threads using (assignment)
    left join interested using (assignment)
    ${question.withEditors ? sql`left join editors using (assignment)` : sql``}
    order by page.place`.execute(db);
  // A page past the end still returns the total, in one row without an assignment.
  const assignments = rows.filter(({ uuid }) => uuid !== null);
  return { assignments, total: rows[0]?.total ?? 0 };
}
