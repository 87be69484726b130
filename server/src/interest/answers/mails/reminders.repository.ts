import { limits } from '@torg/protocol/limits';
import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/tables.ts';
import { dueDay, isOpen } from '../due-day.ts';

/** One mail to one editor: some wait for an answer by this day, which is soon, or today. */
export interface Reminder {
  assignment: string;
  account: string;
  answer_by: string;
  kind: 'soon' | 'today';
}

const { remindDaysBefore, neutralAfterDays } = limits.answerBy;

/**
 * Editors who are due to be reminded and have not been; one whose account is closed could not answer.
 * After the platform's own answer it is late.
 */
export async function findReminders(db: Db, today: string): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`
    with due as (
      select distinct i.assignment, ${dueDay} as answer_by
      from assignment_interest as i join assignment as a on a.assignment = i.assignment
      where ${isOpen} and ${dueDay} <= ${today}::date + ${sql.lit(remindDaysBefore)}
        and ${dueDay} > ${today}::date - ${sql.lit(neutralAfterDays)}
    ), reminder as (
      select due.assignment, e.account, due.answer_by,
        case when due.answer_by > ${today}::date then 'soon' else 'today' end as kind
      from due join assignment_editor as e on e.assignment = due.assignment
      join account as x on x.account = e.account and x.deactivated_at is null
    )
    select * from reminder where not exists (
      select from answer_reminder as sent where sent.assignment = reminder.assignment
        and sent.account = reminder.account and sent.answer_by = reminder.answer_by
        and sent.kind = reminder.kind)
    order by assignment, account, answer_by limit 1000`.execute(db);
  return rows;
}

export interface ReminderToMail extends Reminder {
  title: string;
  email: string;
  locale: Locale;
  /** how many wait for an answer by that day */
  waiting: number;
}

/** Undefined when nobody waits any more, or the account is closed or edits the assignment no more. */
export async function findReminderToMail(
  db: Db,
  { assignment, account, answer_by, kind }: Reminder,
): Promise<ReminderToMail | undefined> {
  const { rows } = await sql<ReminderToMail>`
    select a.assignment, x.account, ${answer_by}::date as answer_by, ${kind}::text as kind, a.title,
      x.email, x.locale, (select count(*)::int from assignment_interest as i
        where i.assignment = a.assignment and ${isOpen} and ${dueDay} = ${answer_by}::date) as waiting
    from assignment as a
    join assignment_editor as e on e.assignment = a.assignment and e.account = ${account}
    join account as x on x.account = e.account and x.deactivated_at is null
    where a.assignment = ${assignment}`.execute(db);
  return rows.find(({ waiting }) => waiting > 0);
}

/** False when another job has sent it, or is sending it. */
export async function claimReminder(tx: Tx, reminder: Reminder, now: Date): Promise<boolean> {
  const { assignment, account, answer_by, kind } = reminder;
  const claimed = await tx
    .insertInto('answer_reminder')
    .values({ assignment, account, answer_by, kind, claimed_at: now })
    .onConflict((of) => of.doNothing())
    .returning('account')
    .execute();
  return claimed.length > 0;
}

/** It was not sent; the next try claims it again. */
export async function releaseReminder(tx: Tx, reminder: Reminder): Promise<void> {
  await tx
    .deleteFrom('answer_reminder')
    .where('assignment', '=', reminder.assignment)
    .where('account', '=', reminder.account)
    .where('answer_by', '=', reminder.answer_by)
    .where('kind', '=', reminder.kind)
    .execute();
}
