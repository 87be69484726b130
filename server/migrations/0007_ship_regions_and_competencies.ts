import type { Kysely } from 'kysely';
import { loadCompetencies } from '../src/competencies/load-competencies.ts';
import type { Tables } from '../src/platform/database/tables.ts';
import { loadRegions } from '../src/regions/load-regions.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await loadRegions(db);
  await loadCompetencies(db);
}
