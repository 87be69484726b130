import type { QueryClient } from '@tanstack/react-query';
import { changesKey } from '../changes.queries.ts';

/** Called after a change to something whose history is on the page. */
export const invalidateChanges = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: changesKey });
