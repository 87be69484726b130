import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Those of the accounts with an undecided QA interview; each has one at most. */
export async function findWithOpenInterview(
  db: Db,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ account: string }>`
    select account from qa_interview_form
    where account = any(${accounts}::uuid[]) and status in ('draft', 'submitted')`.execute(db);
  return new Set(rows.map(({ account }) => account));
}
