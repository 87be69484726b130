import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import { competenciesQuery, type CompetencyChoice } from '../competencies.queries.ts';

export type { CompetencyChoice };

/** Every role and skill by its id, as the picker knows them. */
export async function knownCompetencies(
  client: QueryClient,
  locale: Locale,
): Promise<ReadonlyMap<string, CompetencyChoice>> {
  const { competencies } = await client.query(competenciesQuery(locale));
  return new Map(competencies.map((one) => [one.uuid, one]));
}
