import type { Locale } from '@torg/protocol/terms';
import type { Db } from '../platform/database/tables.ts';

export const nameColumn = { nb: 'name_nb', sv: 'name_sv', en: 'name_en' } as const satisfies Record<
  Locale,
  string
>;

export async function findCompetencies(db: Db, locale: Locale) {
  return db
    .selectFrom('competency')
    .select((eb) => [
      'competency as uuid',
      eb.ref(nameColumn[locale]).as('name'),
      'type',
      'discipline',
      'synonyms',
    ])
    .orderBy(nameColumn[locale])
    .execute();
}
