import { sql, type Kysely } from 'kysely';

/** A mail that a job has claimed is never sent again, even if its process was killed right after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table claimed_mail (
      job uuid primary key,
      claimed_at timestamptz not null
    )`.execute(db);
  await sql`create index claimed_mail_claimed on claimed_mail (claimed_at)`.execute(db);
}
