import type { QueryClient } from '@tanstack/react-query';
import { invalidateAllProfiles } from '../profiles.queries.ts';

/** Whatever shows a profile is asked again: something was done to one from elsewhere. */
export const invalidateProfiles = (client: QueryClient): void => invalidateAllProfiles(client);
