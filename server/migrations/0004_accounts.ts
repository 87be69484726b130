import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await referToAccounts(db);
  await signingIn(db);
  await attempts(db);
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  // A deactivated account is not verified, so that everything that requires verified people leaves it
  // out; whether it was verified before is stored for its reactivation.
  await sql`
    create table account (
      account uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      name text not null,
      folded_name text not null generated always as (public.folded(name)) stored,
      role text not null check (role in ('admin', 'consultant', 'consultant_buyer')),
      title text,
      phone text,
      locale text not null default 'nb' check (locale in ('nb', 'sv', 'en')),
      image_file uuid references file,
      organization uuid references organization,
      is_admin_in_company boolean not null default false,
      verified boolean not null default false,
      was_verified boolean not null default false,
      deactivated_at timestamptz,
      merged_into uuid references account,
      completed_wizard boolean not null default false,
      recommendation_mails boolean not null default true,
      password_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint email_is_taken unique (email),
      constraint account_deactivated_is_not_verified
        check (deactivated_at is null or not verified)
    )`.execute(db);
  await sql`create index account_organization on account (organization)`.execute(db);
  await sql`create index account_folded_name on account
    using gin (folded_name public.gin_trgm_ops)`.execute(db);
  await sql`create index account_email_trgm on account
    using gin (email public.gin_trgm_ops)`.execute(db);
  await sql`create index account_admins on account (account) where role = 'admin'`.execute(db);
  await sql`create index account_image_file on account (image_file)
    where image_file is not null`.execute(db);
  await sql`create index account_merged_into on account (merged_into)
    where merged_into is not null`.execute(db);
}

/** Adds the references from tables of lower floors to accounts. */
async function referToAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file
    add foreign key (uploaded_by) references account on delete set null`.execute(db);
  await sql`alter table organization add foreign key (sales_admin) references account`.execute(db);
  await sql`alter table event
    add foreign key (acting_account) references account on delete set null`.execute(db);
  await sql`alter table idempotency_key
    add foreign key (account) references account on delete cascade`.execute(db);
}

async function signingIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_invitation (
      account uuid primary key references account on delete cascade,
      invited_by uuid references account on delete set null,
      invited_at timestamptz not null
    )`.execute(db);
  await sql`create index account_invitation_invited_by
    on account_invitation (invited_by)`.execute(db);
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
    create table oidc_identity (
      issuer text not null,
      subject text not null,
      account uuid not null references account on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
}

async function attempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_attempt (
      sign_in_attempt uuid primary key default gen_random_uuid(),
      email_hash text not null,
      address_hash text not null,
      succeeded boolean not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_in_attempt_email
    on sign_in_attempt (email_hash, created_at)`.execute(db);
  await sql`create index sign_in_attempt_address
    on sign_in_attempt (address_hash, created_at)`.execute(db);
}
