import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { criteriaQuery, type Criterion } from '../criteria/criteria.queries.ts';

export type { Criterion };

/** By what the candidates of a need are measured; nothing is fetched without a need. */
export function useCriteria(need: string | undefined) {
  const query = criteriaQuery(need ?? '', useLocale());
  return useQuery({ ...query, enabled: need !== undefined });
}
