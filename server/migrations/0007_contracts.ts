import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cooperation_contract (
      contract uuid primary key default gen_random_uuid(),
      organization uuid not null references organization on delete cascade,
      status text not null
        check (status in ('in_progress', 'completed', 'expired', 'recalled', 'declined')),
      document_type text not null
        check (document_type in ('cooperation_norwegian', 'cooperation_english')),
      version integer not null,
      is_compliant boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index cooperation_contract_organization
    on cooperation_contract (organization)`.execute(db);
}
