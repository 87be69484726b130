import { sql, type Kysely } from 'kysely';

/**
 * Without the drafts that extend nothing: PostgreSQL takes a unique index to lead to one row, and read
 * all open drafts by this one to find those of a hire.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index agreement_draft_extends`.execute(db);
  await sql`create unique index agreement_draft_extends on agreement_draft (extends_agreement)
    where status in ('editing', 'sent', 'changes_proposed') and extends_agreement is not null`.execute(
    db,
  );
}
