import type { AssignmentChanges, Deadline } from '@torg/protocol/assignments/assignment-shapes';
import type { DeadlineKind } from '@torg/protocol/terms';
import { sql, type Updateable } from 'kysely';
import { competenciesOf } from '../../competencies/competencies.queries.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { AssignmentTable } from '../assignments.tables.ts';

/** An empty draft with its first editor, who is its contact, too; returns its id. */
export async function insertDraft(
  tx: Tx,
  draft: { organization: string; account: string; now: Date },
): Promise<string> {
  const { organization, account, now } = draft;
  const { rows } = await sql<{ assignment: string }>`${prepared}
    with made as (
      insert into assignment (organization, created_at, created_by, updated_at, updated_by)
      values (${organization}, ${now}, ${account}, ${now}, ${account}) returning assignment
    ), editor as (
      insert into assignment_editor (assignment, account) select assignment, ${account}::uuid from made
    ), contact as (
      insert into assignment_contact (assignment, account) select assignment, ${account}::uuid from made
    )
    select assignment from made`.execute(tx);
  return rows[0]?.assignment ?? '';
}

function deadlineColumns(deadline: Deadline | null): {
  deadline_kind: DeadlineKind | null;
  deadline_date: string | null;
} {
  const deadline_date = deadline?.deadline_with_date ?? null;
  if (deadline === null) return { deadline_kind: null, deadline_date };
  if (deadline.deadline_is_asap) return { deadline_kind: 'asap', deadline_date };
  if (deadline.deadline_is_continuous) return { deadline_kind: 'continuous', deadline_date };
  return { deadline_kind: 'date', deadline_date };
}

/** The changes that are columns of the assignment itself. */
export function changedColumns(changes: AssignmentChanges): Updateable<AssignmentTable> {
  const { roles, skills, editors, contacts, invited, requirements, deadline, ...columns } = changes;
  return {
    ...columns,
    ...(requirements && { requirements: JSON.stringify(requirements) }),
    ...(deadline !== undefined && deadlineColumns(deadline)),
  };
}

export async function updateAssignments(
  tx: Tx,
  assignments: readonly string[],
  columns: Updateable<AssignmentTable> & { updated_at: Date; updated_by: string },
): Promise<void> {
  await tx
    .updateTable('assignment')
    .set(columns)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('assignment', 'in', assignments)
    .execute();
}

/**
 * Replaces the roles, or skills, in the given order. A term that an admin has merged since the page
 * was opened is replaced by what it was merged into.
 */
export async function replaceCompetencies(
  tx: Tx,
  assignment: string,
  required: { type: 'role' | 'skill'; ids: readonly string[] },
): Promise<void> {
  const { type, ids } = required;
  await sql`
    with given as materialized (${competenciesOf(ids)}), required as materialized (
      select coalesce(c.merged_into, one.id) as id, min(one.place) as place
      from unnest(${ids}::uuid[]) with ordinality as one (id, place)
      left join given as c on c.competency = one.id
      group by 1
    ), gone as (
      delete from assignment_competency as k using competency as c
      where k.assignment = ${assignment} and c.competency = k.competency and c.type = ${type}
        and k.competency not in (select id from required)
    )
    insert into assignment_competency (assignment, competency, position)
    select ${assignment}::uuid, required.id, required.place from required
    on conflict (assignment, competency) do update set position = excluded.position`.execute(tx);
}

type PeopleTable = 'assignment_editor' | 'assignment_contact' | 'assignment_invited';

export async function findPeople(
  tx: Tx,
  table: PeopleTable,
  assignment: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom(table)
    .select('account')
    .where('assignment', '=', assignment)
    .execute();
  return rows.map(({ account }) => account);
}

/** Replaces the people, in the given order. */
export async function replacePeople(
  tx: Tx,
  table: PeopleTable,
  chosen: { assignment: string; accounts: readonly string[] },
): Promise<void> {
  const { assignment, accounts } = chosen;
  await sql`
    with gone as (
      delete from ${sql.table(table)}
      where assignment = ${assignment} and account <> all(${accounts}::uuid[])
    )
    insert into ${sql.table(table)} (assignment, account, position)
    select ${assignment}::uuid, one.account, one.place
    from unnest(${accounts}::uuid[]) with ordinality as one (account, place)
    on conflict (assignment, account) do update set position = excluded.position`.execute(tx);
}

/** A new draft with the content of the assignment, without its dates, invitations and history. */
export async function insertCopy(
  tx: Tx,
  copy: { of: string; account: string; now: Date },
): Promise<string> {
  const { of, account, now } = copy;
  const { rows } = await sql<{ assignment: string }>`
    with made as (
      insert into assignment (organization, assignment_type, title, description, discipline,
        requirements, duration, terms_and_conditions, percent, allow_remote_work, region,
        place_description, deadline_kind, external_url,
        created_at, created_by, updated_at, updated_by)
      select organization, assignment_type, title, description, discipline,
        requirements, duration, terms_and_conditions, percent, allow_remote_work, region,
        place_description, nullif(deadline_kind, 'date'), external_url,
        ${now}, ${account}::uuid, ${now}, ${account}::uuid
      from assignment where assignment = ${of} returning assignment
    ), competencies as (
      insert into assignment_competency (assignment, competency, position)
      select made.assignment, k.competency, k.position
      from made, assignment_competency as k where k.assignment = ${of}
    ), editor as (
      insert into assignment_editor (assignment, account) select assignment, ${account}::uuid from made
    ), contacts as (
      insert into assignment_contact (assignment, account, position)
      select made.assignment, p.account, p.position
      from made, assignment_contact as p where p.assignment = ${of}
    ), attachments as (
      insert into assignment_attachment (assignment, file, created_at)
      select made.assignment, kept.file, kept.created_at
      from made, assignment_attachment as kept where kept.assignment = ${of}
    )
    select assignment from made`.execute(tx);
  return rows[0]?.assignment ?? '';
}

export async function deleteAssignments(tx: Tx, assignments: readonly string[]): Promise<void> {
  await tx.deleteFrom('assignment').where('assignment', 'in', assignments).execute();
}
