import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What was changed of an object, by the ids of all in whose history it stands.
  await sql`create index event_recorded_change on event
    using gin ((metadata -> 'objects') jsonb_path_ops) where kind = 'recorded_change'`.execute(db);

  // Nobody vouches for a deactivated account, so that whatever asks for verified people leaves it
  // out; whether it was verified is kept for its return.
  await sql`
    alter table account
      add column deactivated_at timestamptz,
      add column was_verified boolean not null default false,
      add column merged_into uuid references account,
      add constraint account_deactivated_is_not_verified
        check (deactivated_at is null or not verified)`.execute(db);
  await sql`create index account_merged_into on account (merged_into)
    where merged_into is not null`.execute(db);
  await sql`create index account_email_trgm on account using gin (email gin_trgm_ops)`.execute(db);
  await sql`create index account_admins on account (account) where role = 'admin'`.execute(db);
  await sql`create index organization_sales_admin on organization (sales_admin)
    where sales_admin is not null`.execute(db);
}
