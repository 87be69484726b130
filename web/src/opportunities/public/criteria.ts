import { useQuery } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { useLocale } from '../../client/use-locale.ts';
import { criteriaQuery, type Criteria, type Criterion } from '../criteria/criteria.queries.ts';

export type { Criteria, Criterion };

/** By what the candidates of a need are measured; nothing is fetched without a need. */
export function useCriteria(need: string | undefined) {
  const query = criteriaQuery(need ?? '', useLocale());
  return useQuery({ ...query, enabled: need !== undefined });
}

/** An assignment's own need, which is made when somebody first needs it. */
export const ownNeedOf = async (assignment_id: string): Promise<string> => {
  const { opportunity } = await request('POST /api/main/assignment/{assignment_id}/opportunity', {
    params: { assignment_id },
  });
  return opportunity;
};
