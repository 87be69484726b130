import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sessions(db);
  await factors(db);
  await signingIn(db);
}

/** Whoever is signed in now has not proved a factor, and is asked who they are before a change. */
async function sessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session
    drop constraint session_method_check,
    add constraint session_method_check
      check (method in ('password', 'magic_link', 'oidc', 'passkey')),
    add column second_factor_at timestamptz,
    add column confirmed_at timestamptz`.execute(db);
  await sql`create index session_last_seen on session (last_seen_at)`.execute(db);
}

async function factors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table totp (
      account uuid primary key references account on delete cascade,
      sealed_secret text not null,
      last_step bigint not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
  await sql`
    create table passkey (
      passkey uuid primary key default gen_random_uuid(),
      account uuid not null references account on delete cascade,
      credential_id text not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      constraint passkey_is_taken unique (credential_id)
    )`.execute(db);
  await sql`create index passkey_account on passkey (account)`.execute(db);
  await sql`
    create table recovery_code (
      account uuid not null references account on delete cascade,
      code_hash text not null,
      used_at timestamptz,
      primary key (account, code_hash)
    )`.execute(db);
}

async function signingIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_sign_in (
      token_hash text primary key,
      account uuid not null references account on delete cascade,
      method text not null check (method in ('password', 'magic_link', 'oidc')),
      return_to text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index pending_sign_in_account on pending_sign_in (account)`.execute(db);
  await sql`create index pending_sign_in_expires on pending_sign_in (expires_at)`.execute(db);
  await sql`
    create table used_challenge (
      challenge_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index used_challenge_expires on used_challenge (expires_at)`.execute(db);
  await sql`
    create table security_mail (
      security_mail uuid primary key default gen_random_uuid(),
      account uuid not null references account on delete cascade,
      what text not null,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`.execute(db);
  await sql`create index security_mail_account on security_mail (account)`.execute(db);
}
