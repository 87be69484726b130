import { sql, type Kysely } from 'kysely';

/**
 * Contracts are found by the names of companies and of whoever signs them. Companies whose contract
 * stopped counting are told once for each version of the document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contract add folded_recipient text not null
    generated always as (public.folded(recipient_name)) stored`.execute(db);
  await sql`alter table contract_signatory add folded_person text not null
    generated always as (public.folded(name || ' ' || email)) stored`.execute(db);
  await sql`create index contract_folded_recipient on contract
    using gin (folded_recipient public.gin_trgm_ops)`.execute(db);
  await sql`create index contract_signatory_folded_person on contract_signatory
    using gin (folded_person public.gin_trgm_ops)`.execute(db);
  await sql`
    create table cooperation_lapse (
      organization uuid not null references organization on delete cascade,
      document uuid not null references contract_document,
      told_at timestamptz not null,
      primary key (organization, document)
    )`.execute(db);
  await sql`create index cooperation_lapse_document on cooperation_lapse (document)`.execute(db);
}
