import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await interviews(db);
  await times(db);
  await people(db);
}

/**
 * Of two offers of the same people at once, the second is refused. `reminded_for` is the time that
 * people were reminded of, so that one which is moved is reminded of once more.
 */
async function interviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interview (
      interview uuid primary key default gen_random_uuid(),
      assignment uuid references assignment on delete cascade,
      opportunity uuid references opportunity on delete cascade,
      account uuid not null references account on delete cascade,
      invited_by uuid references account on delete set null,
      country text not null check (country in ('NO', 'SE')),
      state text not null default 'offered'
        check (state in ('offered', 'booked', 'others_wanted', 'cancelled', 'declined')),
      title text not null check (char_length(title) between 1 and 120),
      place text not null default '',
      link text,
      note text not null default '',
      starts_at timestamptz,
      minutes integer check (minutes between 15 and 240),
      booked_at timestamptz,
      reminded_for timestamptz,
      wish text not null default '',
      reason text not null default '',
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint interview_about_one check (num_nonnulls(assignment, opportunity) = 1),
      constraint interview_whole_time check
        (num_nonnulls(starts_at, minutes, booked_at) in (0, 3)),
      constraint interview_booked_at_a_time check (state <> 'booked' or starts_at is not null)
    )`.execute(db);
  await sql`create unique index interview_is_offered
    on interview ((coalesce(assignment, opportunity)), account)
    where state in ('offered', 'others_wanted')`.execute(db);
  await sql`create index interview_assignment on interview (assignment, account)`.execute(db);
  await sql`create index interview_opportunity on interview (opportunity, account)`.execute(db);
  await sql`create index interview_account on interview (account)`.execute(db);
  await sql`create index interview_invited_by on interview (invited_by)`.execute(db);
  await sql`create index interview_to_come on interview (starts_at)
    where state = 'booked'`.execute(db);
}

/** The times that the consultant chooses from. */
async function times(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interview_time (
      interview_time uuid primary key default gen_random_uuid(),
      interview uuid not null references interview on delete cascade,
      starts_at timestamptz not null,
      minutes integer not null check (minutes between 15 and 240),
      unique (interview, starts_at)
    )`.execute(db);
}

/** Those who take part on the side of whoever invites, who is one of them. */
async function people(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interview_person (
      interview uuid not null references interview on delete cascade,
      account uuid not null references account on delete cascade,
      primary key (interview, account)
    )`.execute(db);
  await sql`create index interview_person_account on interview_person (account)`.execute(db);
}
