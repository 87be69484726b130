import { sql, type Kysely } from 'kysely';

/** Whoever types a name leaves accents out; what lists are searched by is kept as it is compared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index account_folded_name, account_name_trgm`.execute(db);
  await sql`alter table account add column folded_name text not null
    generated always as (folded(name)) stored`.execute(db);
  await sql`create index account_folded_name on account
    using gin (folded_name gin_trgm_ops)`.execute(db);

  await sql`drop index assignment_title_trgm`.execute(db);
  await sql`alter table assignment add column folded_title text not null
    generated always as (folded(title)) stored`.execute(db);
  await sql`create index assignment_folded_title on assignment
    using gin (folded_title gin_trgm_ops)`.execute(db);

  await sql`drop index message_content_trgm`.execute(db);
  await sql`create index message_folded_content on message
    using gin (folded(content) gin_trgm_ops)`.execute(db);
  await sql`drop index organization_name_trgm`.execute(db);
}
