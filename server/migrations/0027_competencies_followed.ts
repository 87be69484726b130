import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A competency whose change not all profiles that have it have followed yet, and how far they have
  // come. Begun anew by each change: by its round a job sees that what it has done is of the last.
  await sql`
    create table competency_followed (
      competency uuid primary key references competency on delete cascade,
      round uuid not null default gen_random_uuid(),
      -- the last profile that has followed, by their ids
      after uuid,
      done integer not null default 0,
      -- null: not counted yet
      total integer
    )`.execute(db);
}
