import { sql, type Kysely } from 'kysely';

/** Drafts of agreements with their rounds, and the agreements with rates that follow from contracts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeDrafts(db);
  await makeAgreements(db);
  await sql`alter table agreement_draft add foreign key (extends_agreement) references agreement`.execute(
    db,
  );
}

async function makeDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreement_draft (
      agreement_draft uuid primary key default gen_random_uuid(),
      status text not null default 'editing' check (status in
        ('editing', 'sent', 'changes_proposed', 'accepted', 'declined', 'withdrawn')),
      client uuid not null references organization,
      provider uuid references organization,
      profile uuid not null references account,
      assignment uuid references assignment on delete set null,
      -- stays when the assignment is removed, so that two drafts never become one by that
      hired_for uuid not null,
      extends_agreement uuid,
      representative uuid references account on delete set null,
      thread uuid references thread on delete set null,
      contract uuid unique references contract,
      agreement_form_data jsonb not null,
      side text not null default 'client' check (side in ('client', 'provider')),
      hiring_basis jsonb,
      rounds integer not null default 0 check (rounds >= 0),
      consented_round integer,
      consented_at timestamptz,
      ended_because text,
      revision integer not null default 0,
      created_by uuid references account on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((status = 'accepted') = (contract is not null)),
      check ((consented_round is null) = (consented_at is null)),
      check (consented_round <= rounds)
    )`.execute(db);
  await sql`create unique index agreement_draft_open on agreement_draft (client, profile, hired_for)
    where status in ('editing', 'sent', 'changes_proposed') and extends_agreement is null`.execute(
    db,
  );
  await sql`create unique index agreement_draft_extends on agreement_draft (extends_agreement)
    where status in ('editing', 'sent', 'changes_proposed')`.execute(db);
  for (const column of ['client', 'provider', 'profile'] as const) {
    await sql`create index ${sql.id(`agreement_draft_${column}`)}
      on agreement_draft (${sql.id(column)}, updated_at desc, agreement_draft)`.execute(db);
  }
  for (const column of ['assignment', 'extends_agreement', 'representative', 'thread'] as const) {
    await sql`create index ${sql.id(`agreement_draft_of_${column}`)} on agreement_draft
      (${sql.id(column)}) where ${sql.id(column)} is not null`.execute(db);
  }
  await sql`create index agreement_draft_list on agreement_draft
    (created_at desc, agreement_draft)`.execute(db);
  await sql`create index agreement_draft_list_status on agreement_draft
    (status, created_at desc, agreement_draft)`.execute(db);
  await sql`
    create table agreement_round (
      agreement_draft uuid not null references agreement_draft,
      round integer not null check (round > 0),
      side text not null check (side in ('client', 'provider')),
      account uuid,
      sent_by text not null,
      message text not null,
      agreement_form_data jsonb not null,
      sent_at timestamptz not null,
      primary key (agreement_draft, round)
    )`.execute(db);
  await sql`create trigger agreement_round_stays before update or delete or truncate
    on agreement_round for each statement execute function public.refuse_change_of_evidence()`.execute(
    db,
  );
}

async function makeAgreements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agreement (
      agreement uuid primary key default gen_random_uuid(),
      agreement_draft uuid not null unique references agreement_draft,
      contract uuid not null unique references contract,
      client uuid not null references organization,
      provider uuid references organization,
      profile uuid not null references account,
      assignment uuid references assignment on delete set null,
      extends_agreement uuid unique references agreement,
      role text not null,
      percentage integer not null check (percentage between 1 and 100),
      currency text not null check (currency in ('NOK', 'SEK')),
      start_date date not null,
      end_date date not null,
      ended_on date,
      ended_because text,
      ended_by uuid references account on delete set null,
      asked_at timestamptz,
      asked_days integer check (asked_days > 0),
      client_wish text check (client_wish in ('extend', 'let_end')),
      provider_wish text check (provider_wish in ('extend', 'let_end')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (agreement, start_date, end_date),
      check (start_date <= end_date),
      check (ended_on < end_date),
      check ((ended_on is null) = (ended_because is null))
    )`.execute(db);
  for (const column of ['client', 'provider', 'profile', 'assignment'] as const) {
    await sql`create index ${sql.id(`agreement_${column}`)} on agreement (${sql.id(column)})`.execute(
      db,
    );
  }
  await sql`create index agreement_end on agreement (end_date) where ended_on is null`.execute(db);
  // Each rate but the first follows the end of one before, which no other follows. So they are one
  // chain without gap or overlap, from the first day of the agreement to its last.
  await sql`
    create table agreement_rate (
      agreement uuid not null,
      start_date date not null,
      end_date date not null,
      follows date,
      hourly_rate integer not null check (hourly_rate between 100 and 1000000),
      scope_start date not null,
      scope_end date not null,
      primary key (agreement, start_date),
      unique (agreement, end_date),
      unique nulls not distinct (agreement, follows),
      foreign key (agreement, follows) references agreement_rate (agreement, end_date)
        deferrable initially deferred,
      foreign key (agreement, scope_start, scope_end)
        references agreement (agreement, start_date, end_date) on delete cascade,
      check (start_date <= end_date and end_date <= scope_end),
      check (start_date = follows + 1),
      check ((follows is null) = (start_date = scope_start))
    )`.execute(db);
  await sql`alter table agreement add constraint agreement_has_rates
    foreign key (agreement, end_date) references agreement_rate (agreement, end_date)
    deferrable initially deferred`.execute(db);
}
