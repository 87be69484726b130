import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { invalidate, assignmentQuery, type Assignment } from '../assignments.queries.ts';

export type { Assignment };

export function useAssignment(id: string) {
  return useQuery(assignmentQuery(id, useLocale()));
}

/** For components inside the assignment's frame, which has fetched the assignment already. */
export function useLoadedAssignment(id: string): Assignment {
  return useSuspenseQuery(assignmentQuery(id, useLocale())).data;
}

/** For upper floors that change something an assignment shows. */
export const invalidateAssignments = (client: QueryClient): void => invalidate(client);
