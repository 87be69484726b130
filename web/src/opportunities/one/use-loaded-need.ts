import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale } from '../../client/use-locale.ts';
import { opportunityQuery, type Opportunity } from '../opportunities.queries.ts';

/** For pages inside the frame of a need, which has fetched it already. */
export function useLoadedNeed(): Opportunity {
  const { opportunity: id } = useParams({ from: '/shell/opportunities/$opportunity' });
  return useSuspenseQuery(opportunityQuery(id, useLocale())).data;
}
