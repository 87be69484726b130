import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/platform/database/tables.ts';
import { loadRegions } from '../src/regions/load-regions.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table region (
      region uuid primary key,
      name text not null,
      folded_name text not null generated always as (public.folded(name)) stored,
      country text not null check (country in ('NO', 'SE')),
      iso_code text not null unique
    )`.execute(db);
  await loadRegions(db);
}
