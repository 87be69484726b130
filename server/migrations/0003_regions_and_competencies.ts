import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table region (
      region uuid primary key,
      name text not null,
      country text not null check (country in ('NO', 'SE')),
      iso_code text not null unique
    )`.execute(db);

  await sql`
    create table competency (
      competency uuid primary key,
      key text not null,
      type text not null check (type in ('role', 'skill', 'discipline')),
      discipline text not null,
      name_nb text not null,
      name_sv text not null,
      name_en text not null,
      synonyms text[] not null default '{}',
      unique (type, key)
    )`.execute(db);
}
