import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A list can be shared with the owner's company. Who leaves the company loses it, the owner too.
  await sql`alter table saved_list
    add column shared_with uuid references organization on delete set null,
    add constraint saved_list_default_is_private
      check (shared_with is null or not is_default)`.execute(db);
  await sql`create index saved_list_shared_with on saved_list (shared_with)
    where shared_with is not null`.execute(db);
  await places(db);
  await words(db);
}

/** Colleagues add to a list, too, so a place no longer belongs to what its owner has saved. */
async function places(db: Kysely<unknown>): Promise<void> {
  await sql`drop index saved_list_profile_profile`.execute(db);
  await sql`alter table saved_list_profile
    drop constraint saved_list_profile_account_profile_fkey`.execute(db);
  await sql`alter table saved_list_profile rename column account to added_by`.execute(db);
  await sql`alter table saved_list_profile
    alter column added_by drop not null,
    add constraint saved_list_profile_added_by_fkey
      foreign key (added_by) references account on delete set null,
    add constraint saved_list_profile_profile_fkey
      foreign key (profile) references account on delete cascade,
    add column removed_at timestamptz`.execute(db);
  await sql`create index saved_list_profile_profile on saved_list_profile (profile)`.execute(db);
  await sql`create index saved_list_profile_added_by on saved_list_profile (added_by)`.execute(db);
  await sql`create index saved_list_profile_removed on saved_list_profile (removed_at)
    where removed_at is not null`.execute(db);
}

/** Votes and comments go with the place that they are about. */
async function words(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_vote (
      saved_list uuid not null,
      profile uuid not null,
      account uuid not null references account on delete cascade,
      vote smallint not null check (vote in (-1, 0, 1)),
      voted_at timestamptz not null,
      primary key (saved_list, profile, account),
      foreign key (saved_list, profile) references saved_list_profile on delete cascade
    )`.execute(db);
  await sql`create index saved_vote_account on saved_vote (account)`.execute(db);
  await sql`
    create table saved_comment (
      saved_comment uuid primary key default gen_random_uuid(),
      saved_list uuid not null,
      profile uuid not null,
      content text not null check (char_length(content) between 1 and 2000),
      created_by uuid references account on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      removed_at timestamptz,
      foreign key (saved_list, profile) references saved_list_profile on delete cascade
    )`.execute(db);
  await sql`create index saved_comment_about
    on saved_comment (saved_list, profile, created_at, saved_comment)`.execute(db);
  await sql`create index saved_comment_created_by on saved_comment (created_by)`.execute(db);
}
