import { readFileSync } from 'node:fs';
import type { CompetencyType, Discipline, Locale } from '@torg/protocol/terms';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { stableId } from '../platform/stable-id.ts';
import type { CompetencyTable } from './competencies.tables.ts';

type Names = Record<Locale, string>;
interface Row {
  key: string;
  discipline?: Discipline;
  name: string | Names;
  synonyms?: string[];
}

/** The id of a competency that ships with the product. */
export const competencyId = (type: CompetencyType, key: string): string =>
  stableId(`competency:${type}:${key}`);

function readRows(type: CompetencyType, file: string): Insertable<CompetencyTable>[] {
  const json = readFileSync(new URL(`./data/${file}.json`, import.meta.url), 'utf8');
  return (JSON.parse(json) as Row[]).map((row) => {
    const names =
      typeof row.name === 'string' ? { nb: row.name, sv: row.name, en: row.name } : row.name;
    return {
      competency: competencyId(type, row.key),
      key: row.key,
      type,
      discipline: row.discipline ?? (row.key as Discipline),
      name_nb: names.nb,
      name_sv: names.sv,
      name_en: names.en,
      synonyms: row.synonyms ?? [],
    };
  });
}

/** Writes the competencies that ship with the product to the database; may run any number of times. */
export async function loadCompetencies(db: Kysely<Tables>): Promise<void> {
  const rows = [
    ...readRows('discipline', 'disciplines'),
    ...readRows('role', 'roles'),
    ...readRows('skill', 'skills'),
  ];
  await db
    .insertInto('competency')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('competency').doUpdateSet((eb) => ({
        discipline: eb.ref('excluded.discipline'),
        name_nb: eb.ref('excluded.name_nb'),
        name_sv: eb.ref('excluded.name_sv'),
        name_en: eb.ref('excluded.name_en'),
        synonyms: eb.ref('excluded.synonyms'),
      })),
    )
    .execute();
}
