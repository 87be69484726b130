import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The contents of a profile that were ever taken, by their hash: the same content is the same
  // version, however often it is taken.
  await sql`
    create table cv_version (
      profile uuid not null references profile on delete cascade on update cascade,
      version integer not null check (version > 0),
      hash text not null,
      created_at timestamptz not null default now(),
      primary key (profile, version),
      constraint cv_version_hash unique (profile, hash)
    )`.execute(db);

  // What an anonymous CV is called, as 7F3K.
  await sql`
    create table cv_reference (
      profile uuid primary key references profile on delete cascade on update cascade,
      reference text not null unique
    )`.execute(db);

  // A choice from the profile for one assignment, which leaves the profile as it is.
  await sql`
    create table cv_variant (
      cv_variant uuid primary key default gen_random_uuid(),
      profile uuid not null references profile on delete cascade on update cascade,
      assignment uuid references assignment on delete set null,
      name text not null,
      choices jsonb not null default '{}',
      revision integer not null default 0,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index cv_variant_profile on cv_variant (profile)`.execute(db);
  await sql`create index cv_variant_assignment on cv_variant (assignment)
    where assignment is not null`.execute(db);

  await sql`alter table file drop constraint file_purpose_check`.execute(db);
  await sql`alter table file add constraint file_purpose_check check (purpose in
    ('photo', 'logo', 'assignment', 'message', 'contract', 'cv_import', 'cv'))`.execute(db);

  // What was sent with interest: the content as it was then, and its PDF when a job has made it.
  await sql`
    create table cv_sent (
      cv_sent uuid primary key default gen_random_uuid(),
      profile uuid not null references account on delete cascade,
      assignment uuid not null references assignment on delete cascade,
      paper jsonb not null,
      file uuid references file,
      created_at timestamptz not null default clock_timestamp(),
      unique (assignment, profile)
    )`.execute(db);
  await sql`create index cv_sent_profile on cv_sent (profile)`.execute(db);
  await sql`create index cv_sent_file on cv_sent (file) where file is not null`.execute(db);

  // What a model has translated, by the hash of the text and of the model: nothing is asked twice.
  await sql`
    create table cv_translation (
      profile uuid not null references profile on delete cascade on update cascade,
      hash text not null,
      locale text not null check (locale in ('nb', 'sv', 'en')),
      text text not null,
      created_at timestamptz not null default now(),
      primary key (profile, hash, locale)
    )`.execute(db);

  await sql`
    create table cv_export (
      cv_export uuid primary key default gen_random_uuid(),
      profile uuid not null references profile on delete cascade on update cascade,
      taken_by uuid references account on delete set null,
      organization uuid references organization on delete set null,
      format text not null check (format in ('pdf', 'docx')),
      version integer not null,
      locale text not null check (locale in ('nb', 'sv', 'en')),
      translation text check (translation in ('full', 'partial', 'terms')),
      is_anonymized boolean not null,
      cv_variant uuid references cv_variant on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      foreign key (profile, version) references cv_version on delete cascade on update cascade
    )`.execute(db);
  await sql`create index cv_export_profile on cv_export (profile, created_at desc, cv_export)`.execute(
    db,
  );
  await sql`create index cv_export_cv_variant on cv_export (cv_variant)
    where cv_variant is not null`.execute(db);
  await sql`create index cv_export_taken_by on cv_export (taken_by)
    where taken_by is not null`.execute(db);
  await sql`create index cv_export_organization on cv_export (organization)
    where organization is not null`.execute(db);
}
