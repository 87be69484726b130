import type { QueryClient } from '@tanstack/react-query';
import { invalidateAllProfiles } from '../profiles.queries.ts';

/** Invalidates every profile, after a change from another domain. */
export const invalidateProfiles = (client: QueryClient): void => invalidateAllProfiles(client);
