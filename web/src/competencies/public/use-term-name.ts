import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { competenciesQuery, type CompetencyChoice } from '../competencies.queries.ts';

type Named = Pick<CompetencyChoice, 'uuid' | 'name'>;

/**
 * What a role or a skill is called in the reader's language, where it is stored as somebody else named
 * it; one that is no longer in the list keeps its stored name.
 */
export function useTermName({ enabled = true } = {}): (term: Named) => string {
  const all = useQuery({ ...competenciesQuery(useLocale()), enabled }).data?.competencies;
  return useMemo(() => {
    const names = new Map(all?.map(({ uuid, name }) => [uuid, name]));
    return ({ uuid, name }) => names.get(uuid) ?? name;
  }, [all]);
}
