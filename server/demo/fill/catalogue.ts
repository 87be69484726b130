import type { Country, Discipline, Locale } from '@torg/protocol/terms';
import type { Db } from '../../src/platform/database/tables.ts';

/** Skills, roles and regions by id, as the database has them. */
export interface Catalogue {
  /** ids */
  skills: ReadonlyMap<Discipline, readonly string[]>;
  regions: Record<Country, readonly string[]>;
  disciplineOf: (competency: string) => Discipline;
  nameOf: (competency: string, locale: Locale) => string;
}

export async function readCatalogue(db: Db): Promise<Catalogue> {
  const all = await db.selectFrom('competency').selectAll().orderBy('key').execute();
  const regions = await db.selectFrom('region').selectAll().orderBy('iso_code').execute();
  const byId = new Map(all.map((one) => [one.competency, one]));
  const skills = Map.groupBy(
    all.filter(({ type }) => type === 'skill'),
    ({ discipline }) => discipline,
  );
  const inCountry = (country: Country) =>
    regions.filter((one) => one.country === country).map(({ region }) => region);
  return {
    skills: new Map(
      [...skills].map(([discipline, some]) => [discipline, some.map((one) => one.competency)]),
    ),
    regions: { NO: inCountry('NO'), SE: inCountry('SE') },
    disciplineOf: (competency) => byId.get(competency)?.discipline ?? 'technology',
    nameOf: (competency, locale) => byId.get(competency)?.[`name_${locale}`] ?? '',
  };
}
