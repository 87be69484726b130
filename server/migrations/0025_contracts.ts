import { sql, type Kysely } from 'kysely';

/**
 * Documents with versions, contracts with signatories, and the chain of events that proves how they
 * were signed. Cooperation contracts from before become contracts that were signed on paper.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contract_document (
      document uuid primary key default gen_random_uuid(),
      type text not null check (type in
        ('assignment_norwegian', 'assignment_swedish', 'cooperation_english', 'cooperation_norwegian')),
      version integer not null check (version > 0),
      state text not null default 'draft' check (state in ('draft', 'published')),
      title text not null,
      text text not null,
      change_note text not null default '',
      stays_good text not null default 'no' check (stays_good in ('no', 'until', 'forever')),
      good_until date,
      revision integer not null default 0,
      created_by uuid references account on delete set null,
      published_by uuid references account on delete set null,
      published_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (type, version),
      check ((stays_good = 'until') = (good_until is not null))
    )`.execute(db);
  await sql`create unique index contract_document_has_a_draft on contract_document (type)
    where state = 'draft'`.execute(db);

  await sql`
    create table contract (
      contract uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('cooperation', 'assignment')),
      provider text not null check (provider in ('oneflow', 'torg_sign', 'uploaded')),
      status text not null default 'in_progress'
        check (status in ('in_progress', 'completed', 'expired', 'recalled', 'declined')),
      document uuid not null references contract_document,
      title text not null,
      organization uuid not null references organization,
      sender_organization uuid references organization,
      sender_name text not null,
      recipient_name text not null,
      recipient_country text not null check (recipient_country in ('NO', 'SE')),
      initiator_account uuid references account on delete set null,
      external_id text unique,
      provider_step text,
      content jsonb not null default '{}',
      document_file uuid references file,
      document_hash text,
      sealed_file uuid references file,
      sealed_hash text,
      sealed_at timestamptz,
      delivered_at timestamptz,
      check_failure text,
      checked_at timestamptz,
      events integer not null default 0,
      chain_head text,
      ended_because text,
      expires_at timestamptz,
      completed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (kind = 'cooperation' or sender_organization is not null)
    )`.execute(db);
  await sql`create unique index cooperation_contract_in_progress on contract (organization)
    where kind = 'cooperation' and status = 'in_progress'`.execute(db);
  await sql`create index contract_organization on contract (organization, kind, created_at desc)`.execute(
    db,
  );
  await sql`create index contract_of_sender on contract (sender_organization)
    where sender_organization is not null`.execute(db);
  await sql`create index contract_list on contract (kind, created_at desc, contract)`.execute(db);
  await sql`create index contract_list_status on contract (kind, status, created_at desc, contract)`.execute(
    db,
  );
  await sql`create index contract_document_of on contract (document)`.execute(db);
  await sql`create index contract_open on contract (expires_at) where status = 'in_progress'`.execute(
    db,
  );
  await sql`create index contract_to_deliver on contract (created_at)
    where status = 'completed' and delivered_at is null`.execute(db);
  await sql`create index contract_check_failure on contract (checked_at)
    where check_failure is not null`.execute(db);
  await sql`create index contract_document_file on contract (document_file)`.execute(db);
  await sql`create index contract_sealed_file on contract (sealed_file)`.execute(db);
  await sql`create index contract_sealed_hash on contract (sealed_hash)`.execute(db);
  await sql`create index contract_document_hash on contract (document_hash)`.execute(db);

  await sql`
    create table contract_signatory (
      signatory uuid primary key default gen_random_uuid(),
      contract uuid not null references contract,
      side text not null check (side in ('sender', 'recipient')),
      status text not null default 'unopened'
        check (status in ('unopened', 'viewed', 'signed', 'declined')),
      name text not null,
      email text not null,
      account uuid references account on delete set null,
      signed_name text,
      declined_because text,
      viewed_at timestamptz,
      signed_at timestamptz,
      replaced_at timestamptz,
      mailed_at timestamptz,
      reminded_at timestamptz,
      reminders integer not null default 0,
      delivered_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index contract_signatory_side on contract_signatory (contract, side)
    where replaced_at is null`.execute(db);
  await sql`create index contract_signatory_account on contract_signatory (account)`.execute(db);
  await sql`create index contract_signatory_email on contract_signatory (email)`.execute(db);

  await sql`
    create table contract_event (
      contract uuid not null references contract,
      number integer not null check (number > 0),
      kind text not null,
      at timestamptz not null,
      signatory uuid references contract_signatory,
      account uuid,
      name text,
      address text,
      device text,
      identified_by text not null,
      document_hash text,
      details jsonb not null default '{}',
      previous_hash text,
      hash text not null,
      primary key (contract, number)
    )`.execute(db);
  await sql`
    create function refuse_change_of_evidence() returns trigger language plpgsql
    set search_path = '' as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`create trigger contract_event_stays before update or delete or truncate
    on contract_event for each statement execute function refuse_change_of_evidence()`.execute(db);

  await sql`
    create table signing_link (
      token_hash text primary key,
      signatory uuid not null references contract_signatory,
      created_at timestamptz not null default now(),
      killed_at timestamptz
    )`.execute(db);
  await sql`create unique index signing_link_alive on signing_link (signatory)
    where killed_at is null`.execute(db);
  await sql`
    create table signing_code (
      signatory uuid primary key references contract_signatory,
      code_hash text not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    create table contract_sender (
      country text primary key check (country in ('NO', 'SE')),
      account uuid not null references account on delete cascade
    )`.execute(db);
  await sql`create index contract_sender_account on contract_sender (account)`.execute(db);
  // Files that a provider keeps beside the contract, copied into our storage.
  await sql`
    create table contract_file (
      contract uuid not null references contract,
      file uuid not null references file,
      type text not null check (type in ('contract', 'verification', 'attachment', 'pdf', 'unknown')),
      external_id text,
      primary key (contract, file),
      unique (contract, external_id)
    )`.execute(db);
  await sql`create index contract_file_file on contract_file (file)`.execute(db);
  await sql`
    create table oneflow_callback (
      callback_id text primary key,
      received_at timestamptz not null
    )`.execute(db);
  await sql`alter table file drop constraint file_purpose_check`.execute(db);
  await sql`alter table file add constraint file_purpose_check
    check (purpose in ('photo', 'logo', 'assignment', 'message', 'contract'))`.execute(db);

  await moveOldContracts(db);
  await sql`drop table cooperation_contract`.execute(db);
}

async function moveOldContracts(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into contract_document (type, version, state, title, text, stays_good, published_at)
    select document_type, version, 'published',
      case document_type when 'cooperation_norwegian' then 'Samarbeidsavtale'
        else 'Cooperation agreement' end,
      '', case when bool_or(is_compliant) then 'forever' else 'no' end, min(created_at)
    from cooperation_contract group by document_type, version`.execute(db);
  // Of several that are in progress, the newest one stays so.
  await sql`
    insert into contract (contract, kind, provider, status, document, title, organization, sender_name,
      recipient_name, recipient_country, expires_at, completed_at, created_at, updated_at)
    select old.contract, 'cooperation', 'uploaded',
      case when old.status = 'in_progress' and row_number() over (
        partition by old.organization, old.status order by old.created_at desc, old.contract) > 1
        then 'recalled' else old.status end,
      d.document, d.title, old.organization, 'Torg', o.name, o.country,
      case when old.status = 'in_progress' then old.created_at + interval '30 days' end,
      case when old.status = 'completed' then old.updated_at end, old.created_at, old.updated_at
    from cooperation_contract old
      join organization o on o.organization = old.organization
      join contract_document d on d.type = old.document_type and d.version = old.version`.execute(
    db,
  );
  // Who signed was not recorded then: each side is named instead.
  await sql`
    insert into contract_signatory (contract, side, status, name, email, signed_at, created_at)
    select contract, side, case when status = 'completed' then 'signed' else 'unopened' end,
      case side when 'sender' then sender_name else recipient_name end, '', completed_at, created_at
    from contract, (values ('sender'), ('recipient')) as sides (side)`.execute(db);
}
