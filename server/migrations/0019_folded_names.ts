import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Folding takes longer than comparing: what each key that is pressed asks of every row is kept.
  await sql`alter table organization add column folded_name text not null
    generated always as (folded(name)) stored`.execute(db);
  await sql`create index organization_folded_name on organization
    using gin (folded_name gin_trgm_ops)`.execute(db);
  await sql`alter table region add column folded_name text not null
    generated always as (folded(name)) stored`.execute(db);
  await sql`alter table search_term add column folded_text text not null
    generated always as (folded(text)) stored`.execute(db);
  await sql`drop index search_term_similar`.execute(db);
  await sql`create index search_term_similar on search_term
    using gin (folded_text gin_trgm_ops)`.execute(db);
}
