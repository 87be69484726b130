import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { invalidate, assignmentQuery, type Assignment } from '../assignments.queries.ts';

export type { Assignment };

export function useAssignment(id: string) {
  return useQuery(assignmentQuery(id, useLocale()));
}

/** For what stands inside the assignment's frame, which has fetched it. */
export function useLoadedAssignment(id: string): Assignment {
  return useSuspenseQuery(assignmentQuery(id, useLocale())).data;
}

/** After something that assignments show was changed by an upper floor. */
export const invalidateAssignments = (client: QueryClient): void => invalidate(client);
