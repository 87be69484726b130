import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A constraint that is named after a coded error is answered as that error. Folded names are stored,
  // since folding every row for each pressed key would take too long.
  await sql`
    create table organization (
      organization uuid primary key default gen_random_uuid(),
      name text not null,
      folded_name text not null generated always as (public.folded(name)) stored,
      kind text not null check (kind in ('client', 'consultant_company', 'independent')),
      country text not null check (country in ('NO', 'SE')),
      organization_number text,
      logo_file uuid references file,
      cvpartner_subdomain text,
      fast_track_new_consultants boolean not null default false,
      sales_admin uuid,
      created_at timestamptz not null default now(),
      constraint organization_number_is_taken unique (country, organization_number)
    )`.execute(db);
  await sql`create index organization_folded_name on organization
    using gin (folded_name public.gin_trgm_ops)`.execute(db);
  // For the foreign key, which is checked when a file is deleted.
  await sql`create index organization_logo_file on organization (logo_file)
    where logo_file is not null`.execute(db);
  await sql`create index organization_sales_admin on organization (sales_admin)
    where sales_admin is not null`.execute(db);
}
