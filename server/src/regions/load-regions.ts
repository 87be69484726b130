import { readFileSync } from 'node:fs';
import type { Country } from '@torg/protocol/terms';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { stableId } from '../platform/stable-id.ts';
import './regions.tables.ts';

interface Row {
  iso: string;
  country: Country;
  name: string;
}

/** The id of a region by its ISO 3166-2 code, as in `NO-03`. */
export const regionId = (isoCode: string): string => stableId(`region:${isoCode}`);

/** Writes the 36 official regions to the database; may run any number of times. */
export async function loadRegions(db: Kysely<Tables>): Promise<void> {
  const json = readFileSync(new URL('./data/regions.json', import.meta.url), 'utf8');
  const rows = (JSON.parse(json) as Row[]).map(({ iso, country, name }) => ({
    region: regionId(iso),
    iso_code: iso,
    country,
    name,
  }));
  await db
    .insertInto('region')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('region').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .execute();
}
