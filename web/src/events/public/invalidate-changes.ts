import type { QueryClient } from '@tanstack/react-query';
import { changesKey } from '../changes.queries.ts';

/** After something was changed whose history is shown beside it. */
export const invalidateChanges = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: changesKey });
