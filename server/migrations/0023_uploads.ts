import { sql, type Kysely } from 'kysely';

/** The small size of pictures, the virus scanner's answers, and what each person uploads in a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file
      add column has_small boolean not null default false,
      add column unchecked_since timestamptz,
      add column virus text,
      add column virus_check text not null generated always as (case
        when virus is not null then 'infected'
        when unchecked_since is not null then 'waiting'
        else 'passed' end) stored`.execute(db);
  await sql`create index file_unchecked on file (unchecked_since)
    where unchecked_since is not null`.execute(db);
  await sql`
    create table upload_day (
      account uuid not null references account on delete cascade,
      day date not null,
      files integer not null check (files > 0),
      bytes bigint not null check (bytes >= 0),
      primary key (account, day)
    )`.execute(db);
}
