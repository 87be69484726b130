import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { contractQuery, type Contract } from '../contracts.queries.ts';

/** The contract whose page is shown. */
export function useShownContract(): Contract | undefined {
  const { contract } = useParams({ from: '/shell/contracts/$contract' });
  return useQuery(contractQuery(contract)).data;
}
