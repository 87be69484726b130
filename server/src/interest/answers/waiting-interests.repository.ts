import type { CloseReason } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { dueDay, isOpen } from './due-day.ts';

/** So many are answered in one transaction. */
const atOnce = 50;

const idsOf = (rows: readonly { assignment_interest: string }[]): string[] =>
  rows.map((row) => row.assignment_interest);

/** Interests that nobody has answered until this day, a few of one assignment. */
export async function findUnanswered(db: Db, until: string): Promise<string[]> {
  const { rows } = await sql<{ assignment_interest: string }>`
    select i.assignment_interest from assignment_interest as i
    join assignment as a on a.assignment = i.assignment
    where ${isOpen} and ${dueDay} <= ${until}::date
    order by i.assignment, i.assignment_interest limit ${sql.lit(atOnce)}`.execute(db);
  return idsOf(rows);
}

/**
 * Those who wait for an answer about a closed assignment. Where somebody was hired on Torg, whoever
 * has an offer may be the one: the agreement answers them, or an editor.
 */
export async function findWaitingForClosed(
  db: Db,
  assignment: string,
): Promise<{ close_reason: CloseReason; interests: string[] } | undefined> {
  const { rows } = await sql<{ close_reason: CloseReason; interests: string[] }>`
    select a.close_reason, array(
      select i.assignment_interest from assignment_interest as i
      where i.assignment = a.assignment and ${isOpen}
        and not (a.close_reason = 'hired_on_torg' and i.state = 'offered')
      order by i.assignment_interest limit ${sql.lit(atOnce)}) as interests
    from assignment as a
    where a.assignment = ${assignment} and a.state = 'closed' and a.close_reason is not null
    for share`.execute(db);
  return rows[0];
}

/** Closed assignments in which somebody waits; the job that answers them was lost. */
export async function findClosedWithWaiting(
  db: Db,
  closed: { after: Date; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ assignment: string }>`
    select a.assignment from assignment as a
    where a.state = 'closed' and a.close_reason is not null and a.updated_at between ${closed.after} and ${closed.before}
      and exists (select from assignment_interest as i where i.assignment = a.assignment
        and ${isOpen} and not (a.close_reason = 'hired_on_torg' and i.state = 'offered'))
    order by a.assignment limit 500`.execute(db);
  return rows.map(({ assignment }) => assignment);
}

export async function findOpenOf(db: Db, account: string): Promise<string[]> {
  const { rows } = await sql<{ assignment_interest: string }>`
    select i.assignment_interest from assignment_interest as i
    where i.account = ${account} and ${isOpen}
    order by i.assignment_interest`.execute(db);
  return idsOf(rows);
}

/** Of one consultant in one assignment, whatever its state. */
export async function findInterestFor(
  db: Db,
  hired: { assignment: string; account: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment_interest')
    .select('assignment_interest')
    .where('assignment', '=', hired.assignment)
    .where('account', '=', hired.account)
    .execute();
  return idsOf(rows);
}
