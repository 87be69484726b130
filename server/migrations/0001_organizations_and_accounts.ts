import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);

  await sql`
    create table file (
      file uuid primary key default gen_random_uuid(),
      storage_key text not null unique,
      file_name text not null,
      media_type text not null,
      size integer not null check (size >= 0),
      sha256 text not null,
      purpose text not null check (purpose in ('photo', 'logo', 'assignment', 'message')),
      uploaded_by uuid,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table organization (
      organization uuid primary key default gen_random_uuid(),
      name text not null,
      kind text not null check (kind in ('client', 'consultant_company', 'independent')),
      country text not null check (country in ('NO', 'SE')),
      organization_number text,
      logo_file uuid references file,
      cvpartner_subdomain text,
      fast_track_new_consultants boolean not null default false,
      sales_admin uuid,
      created_at timestamptz not null default now(),
      unique (country, organization_number)
    )`.execute(db);
  await sql`create index organization_name_trgm on organization using gin (name gin_trgm_ops)`.execute(
    db,
  );

  await sql`
    create table account (
      account uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      name text not null,
      role text not null check (role in ('admin', 'consultant', 'consultant_buyer')),
      title text,
      phone text,
      locale text not null default 'nb' check (locale in ('nb', 'sv', 'en')),
      image_file uuid references file,
      organization uuid references organization,
      is_admin_in_company boolean not null default false,
      verified boolean not null default false,
      completed_wizard boolean not null default false,
      recommendation_mails boolean not null default true,
      password_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint account_email_is_taken unique (email)
    )`.execute(db);
  await sql`create index account_organization on account (organization)`.execute(db);
  await sql`create index account_name_trgm on account using gin (name gin_trgm_ops)`.execute(db);
  await sql`alter table organization add foreign key (sales_admin) references account`.execute(db);
  await sql`alter table file add foreign key (uploaded_by) references account on delete set null`.execute(
    db,
  );

  await sql`
    create table session (
      session uuid primary key default gen_random_uuid(),
      token_hash text not null unique,
      account uuid not null references account on delete cascade,
      method text not null check (method in ('password', 'magic_link', 'oidc')),
      device text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index session_account on session (account)`.execute(db);
  await sql`create index session_expires on session (expires_at)`.execute(db);

  await sql`
    create table magic_link (
      token_hash text primary key,
      account uuid not null references account on delete cascade,
      return_to text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);

  await sql`
    create table sign_in_attempt (
      sign_in_attempt uuid primary key default gen_random_uuid(),
      email_hash text not null,
      address_hash text not null,
      succeeded boolean not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_attempt_email on sign_in_attempt (email_hash, created_at)`.execute(
    db,
  );
  await sql`create index sign_in_attempt_address on sign_in_attempt (address_hash, created_at)`.execute(
    db,
  );

  await sql`
    create table oidc_identity (
      issuer text not null,
      subject text not null,
      account uuid not null references account on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
}
