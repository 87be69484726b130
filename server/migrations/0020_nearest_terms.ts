import { sql, type Kysely } from 'kysely';

/** Proposals without a row are compared by a job: after this migration, all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The nearest first. They are compared when a term is proposed, and again when terms change.
  await sql`
    create table competency_nearest (
      competency uuid primary key references competency on delete cascade,
      near uuid[] not null,
      texts text[] not null,
      similarities float8[] not null
    )`.execute(db);
  await sql`create index competency_open_proposals on competency (proposed_by)
    where status = 'proposed' and rejected_at is null`.execute(db);
}
