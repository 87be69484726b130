import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The contents of a profile that were ever taken, by their hash: the same content is the same
  // version, however often it is taken.
  await sql`
    create table cv_version (
      profile uuid not null references account on delete cascade,
      version integer not null check (version > 0),
      hash text not null,
      created_at timestamptz not null default now(),
      primary key (profile, version),
      constraint cv_version_hash unique (profile, hash)
    )`.execute(db);

  // What an anonymous CV is called, as 7F3K.
  await sql`
    create table cv_reference (
      profile uuid primary key references account on delete cascade,
      reference text not null unique
    )`.execute(db);

  await sql`
    create table cv_export (
      cv_export uuid primary key default gen_random_uuid(),
      profile uuid not null references account on delete cascade,
      taken_by uuid references account on delete set null,
      organization uuid references organization on delete set null,
      format text not null check (format in ('pdf', 'docx')),
      version integer not null,
      locale text not null check (locale in ('nb', 'sv', 'en')),
      translation text check (translation in ('full', 'partial', 'terms')),
      is_anonymized boolean not null,
      created_at timestamptz not null default clock_timestamp(),
      foreign key (profile, version) references cv_version on delete cascade
    )`.execute(db);
  await sql`create index cv_export_profile on cv_export (profile, created_at desc, cv_export)`.execute(
    db,
  );
  await sql`create index cv_export_taken_by on cv_export (taken_by)
    where taken_by is not null`.execute(db);
  await sql`create index cv_export_organization on cv_export (organization)
    where organization is not null`.execute(db);
}
