import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

const isOpen = (now: Date) => sql`(i.state in ('offered', 'others_wanted')
  or (i.state = 'booked' and i.starts_at > ${now}::timestamptz))`;

/** With the consultant, about anything. */
export async function findOpenOf(db: Db, account: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ interview: string }>`
    select i.interview from interview as i
    where i.account = ${account} and ${isOpen(now)}`.execute(db);
  return rows.map(({ interview }) => interview);
}

/** With whose interest it is, about that assignment. */
export async function findOpenOfInterest(
  db: Db,
  assignment_interest: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ interview: string }>`
    select i.interview from assignment_interest as t
    join interview as i on i.assignment = t.assignment and i.account = t.account
    where t.assignment_interest = ${assignment_interest} and ${isOpen(now)}`.execute(db);
  return rows.map(({ interview }) => interview);
}

/** What was written to and by somebody whose profile is gone. */
export async function forgetWords(tx: Tx, account: string): Promise<void> {
  await tx
    .updateTable('interview')
    .set({ note: '', wish: '', reason: '' })
    .where('account', '=', account)
    .execute();
}
